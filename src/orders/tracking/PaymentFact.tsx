import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '../../../domain/orders/order';
import { isOver } from '../../../machines/orders/tracking';
import { usePaidText } from './usePaidText';
import { usePartText } from './usePartText';

export function PaymentFact({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const paid = usePaidText(order);
  const part = usePartText(order);
  const names = { cash_on_delivery: t`Cash`, digital_payment: t`Online`, wallet: t`Wallet` };
  return (
    <>
      <dt>
        <Trans>Payment</Trans>
      </dt>
      <dd>
        {names[order.payment_method]}
        {order.charge_payer === 'receiver' && (
          <>
            {' · '}
            <Trans>the receiver pays</Trans>
          </>
        )}
        {order.payment_status === 'paid' && (
          <>
            {' · '}
            {paid}
          </>
        )}
        {order.payment_status === 'unpaid' && !isOver(order.order_status) && (
          <>
            {' · '}
            {order.payment_under_way === 1 ? (
              <Trans>on its way</Trans>
            ) : (
              (part ?? <Trans>not paid yet</Trans>)
            )}
          </>
        )}
      </dd>
    </>
  );
}
