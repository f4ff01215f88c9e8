import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { restToPay } from '../../../domain/orders/order';
import { livePaymentMachine } from '../../checkout/actors/paymentActors';
import { orderQuery } from '../api/orders';
import { PaymentNotice, type PaymentPanelProps } from './PaymentNotice';

export function PaymentPanel(props: PaymentPanelProps) {
  const { t } = useLingui();
  const { orderId, contactNumber } = props.input;
  const { data: order } = useQuery({
    ...orderQuery({ orderId, contactNumber }),
    enabled: false,
  });
  return (
    <PaymentNotice
      // Money that arrives while the page stands is told at once.
      key={order?.payment_status}
      {...props}
      machine={livePaymentMachine}
      total={order && restToPay(order)}
      words={{
        failed: t`The payment did not go through. Your order is saved: pay again, or choose cash.`,
        underWay: t`Your payment is on its way. Some banks take a few days; your order waits for it and goes to the store as soon as it arrives.`,
        unpaid: t`Your order is not paid yet. It goes to the store as soon as it is.`,
      }}
    />
  );
}
