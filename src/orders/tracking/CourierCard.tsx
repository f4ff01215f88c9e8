import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import type { OrderDetails } from '../../../domain/orders/order';
import { Picture } from '../../ui/Picture';
import { ChatLink } from '../inbox/ChatLink';
import classes from './Tracking.module.css';

type Courier = NonNullable<OrderDetails['delivery_man']>;

interface CourierCardProps {
  courier: Courier;
  /** What they bring, which is spoken of with them. */
  orderId: number;
  canChat: boolean;
}

export function CourierCard({ courier, orderId, canChat }: CourierCardProps) {
  const { t } = useLingui();
  return (
    <section className={classes.courier} aria-label={t`Your courier`}>
      <Picture
        src={courier.image_full_url}
        alt=""
        kind="avatar"
        width={56}
        height={56}
        className={classes.face}
      />
      <div className={classes.grow}>
        <strong>{courier.name}</strong>
        <div className={classes.soft}>{courier.vehicle || <Trans>Your courier</Trans>}</div>
        {courier.avg_rating > 0 && (
          <div className={classes.soft}>
            <Trans>{courier.avg_rating.toFixed(1)} of 5 stars</Trans>
          </div>
        )}
      </div>
      <div className={classes.reach}>
        {canChat && (
          <ChatLink
            partner={{ kind: 'delivery_man', id: courier.id, orderId }}
            aria-label={t`Chat with ${courier.name}`}
          >
            <Trans>Chat</Trans>
          </ChatLink>
        )}
        {courier.phone && (
          <ActionIcon
            component="a"
            href={`tel:${courier.phone}`}
            size="xl"
            radius="xl"
            variant="light"
            aria-label={t`Call ${courier.name}`}
          >
            <IconPhone size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </section>
  );
}
