import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group } from '@mantine/core';
import { IconFileInvoice, IconReceiptRefund } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderDetails } from '../../../domain/orders/order';
import { useMoney } from '../../client/useMoney';
import { openOverlay } from '../../flow/overlays';
import page from '../../ui/Page.module.css';
import { useTitleNext } from '../../ui/useTitleNext';
import classes from '../tracking/Tracking.module.css';
import { RefundState } from './RefundState';
import { ReviewableList } from './ReviewableList';

interface AfterwardsProps {
  order: OrderDetails;
  /** The way to the same order once more, if there is one. */
  again: ReactNode;
  onChanged: () => void;
}

function RefundButton({ orderId, onAsked }: { orderId: number; onAsked: () => void }) {
  const leadToState = useTitleNext('#order-refund');
  const askRefund = async () => {
    const { asked } = await openOverlay(() => import('./RefundDialog'), { orderId });
    if (!asked) return;
    leadToState();
    onAsked();
  };
  return (
    <Button variant="light" radius="xl" onClick={() => void askRefund()}>
      <Trans>Ask for a refund</Trans>
    </Button>
  );
}

function CashBack({ order: { order_type, charge_payer } }: Pick<AfterwardsProps, 'order'>) {
  if (order_type !== 'parcel') return <Trans>The store hands it over in cash.</Trans>;
  return charge_payer === 'receiver' ? (
    <Trans>The shop gives it back to the receiver in cash.</Trans>
  ) : (
    <Trans>The shop gives it back in cash.</Trans>
  );
}

/** After the delivery: reviews, the same once more, money back, the invoice; and where the money of a cancelled order went. */
export default function Afterwards({ order, again, onChanged }: AfterwardsProps) {
  const money = useMoney();
  const ways = {
    wallet: <Trans>It is in your wallet.</Trans>,
    provider: <Trans>It is refunded to the way you paid within a few days.</Trans>,
    cash: <CashBack order={order} />,
  };
  return (
    <>
      {order.order_status === 'canceled' && order.refunded_to && (
        <Alert color="teal" radius="md" role="status" icon={<IconReceiptRefund aria-hidden />}>
          <Trans>
            <bdi>{money(order.order_amount)}</bdi> were given back.
          </Trans>{' '}
          {ways[order.refunded_to]}
        </Alert>
      )}
      <ReviewableList order={order} onReviewed={onChanged} />
      {again}
      {order.refund && (
        <RefundState refund={order.refund} way={order.refunded_to && ways[order.refunded_to]} />
      )}
      <section className={classes.card} data-screen-only>
        {order.can_refund === 1 && (
          <>
            <strong>
              <Trans>Something is not right?</Trans>
            </strong>
            <p className={classes.soft}>
              {order.order_type === 'parcel' ? (
                <Trans>Tell us within a week, and we look into it.</Trans>
              ) : (
                <Trans>Tell us within a week, and the shop looks into it.</Trans>
              )}
            </p>
          </>
        )}
        <Group gap="md">
          {order.can_refund === 1 && <RefundButton orderId={order.id} onAsked={onChanged} />}
          <Anchor
            className={page.more}
            renderRoot={(props) => (
              <Link to="/invoice" search={{ order_id: order.id }} {...props} />
            )}
          >
            <IconFileInvoice size={18} aria-hidden />
            &nbsp;
            <Trans>Invoice</Trans>
          </Anchor>
        </Group>
      </section>
    </>
  );
}
