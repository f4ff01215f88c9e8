import { useLingui } from '@lingui/react/macro';
import { liveTripPaymentMachine } from '../../actors/tripActors';
import { PaymentNotice, type PaymentPanelProps } from '../tracking/PaymentNotice';

/** What became of a trip's payment. */
export function TripPaymentPanel(props: PaymentPanelProps) {
  const { t } = useLingui();
  return (
    <PaymentNotice
      {...props}
      machine={liveTripPaymentMachine}
      words={{
        failed: t`The payment did not work. Your trip is kept; pay again, or choose cash.`,
        unpaid: t`Your trip is not paid yet. The provider confirms it as soon as it is.`,
      }}
    />
  );
}
