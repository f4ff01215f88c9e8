import { useLingui } from '@lingui/react/macro';
import { livePaymentMachine } from '../../actors/paymentActors';
import { PaymentNotice, type PaymentPanelProps } from './PaymentNotice';

/** What became of an order's payment. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { t } = useLingui();
  return (
    <PaymentNotice
      {...props}
      machine={livePaymentMachine}
      words={{
        failed: t`The payment did not work. Your order is kept; pay again, or choose cash.`,
        unpaid: t`Your order is not paid yet. It goes to the store as soon as it is.`,
      }}
    />
  );
}
