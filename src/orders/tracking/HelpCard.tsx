import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { OrderDetails } from '../../../domain/orders/order';
import { useConfig } from '../../client/useMoney';
import { ChatLink, useIsForeign } from '../inbox/ChatLink';
import classes from './Tracking.module.css';

export function HelpCard({ order }: { order: OrderDetails }) {
  const config = useConfig();
  // Anybody may write to a store; of an order speaks its customer alone.
  const orderId = useIsForeign(order) ? null : order.id;
  return (
    <section className={classes.card} data-screen-only>
      <strong>
        <Trans>Need help?</Trans>
      </strong>
      <ul className={classes.help}>
        {order.store && (
          <li>
            <ChatLink partner={{ kind: 'vendor', id: order.store.id, orderId }}>
              <Trans>Chat with {order.store.name}</Trans>
            </ChatLink>
          </li>
        )}
        {order.store?.phone && (
          <li>
            <Anchor href={`tel:${order.store.phone}`}>
              <Trans>Call {order.store.name}</Trans>
            </Anchor>
          </li>
        )}
        {config?.phone && (
          <li>
            <Anchor href={`tel:${config.phone}`}>
              <Trans>Call customer service</Trans>
            </Anchor>
          </li>
        )}
        {config?.email && (
          <li>
            <Anchor href={`mailto:${config.email}?subject=%23${order.id}`}>
              <Trans>Write to customer service</Trans>
            </Anchor>
          </li>
        )}
      </ul>
    </section>
  );
}
