import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LostOrder } from '../../../domain/operator/lostOrder';
import { useMoney } from '../../client/useMoney';
import classes from '../Operator.module.css';

interface WhoProps {
  label: ReactNode;
  who: LostOrder['courier'];
}

/** Somebody who can be called. */
function Who({ label, who: { name, phone } }: WhoProps) {
  if (!name && !phone) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <bdi>{name}</bdi>{' '}
        {phone && (
          <Anchor href={`tel:${phone}`} dir="ltr">
            {phone}
          </Anchor>
        )}
      </dd>
    </>
  );
}

/** Who has it, whose it is, and where it goes. */
export function LostFacts({ order }: { order: LostOrder }) {
  const money = useMoney();
  return (
    <dl className={classes.facts}>
      <Who label={<Trans>Courier</Trans>} who={order.courier} />
      <Who label={<Trans>Store</Trans>} who={order.store} />
      <Who
        label={order.store.name ? <Trans>Customer</Trans> : <Trans>Sender</Trans>}
        who={order.contact}
      />
      <dt>
        <Trans>From</Trans>
      </dt>
      <dd>
        <bdi>{order.from}</bdi>
      </dd>
      <dt>
        <Trans>To</Trans>
      </dt>
      <dd>
        <bdi>{order.to}</bdi>
      </dd>
      <dt>
        <Trans>Amount</Trans>
      </dt>
      <dd>
        <bdi>{money(order.order_amount)}</bdi>
      </dd>
    </dl>
  );
}
