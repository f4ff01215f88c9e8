import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PaymentNotice, type PaymentPanelProps } from '../../orders/tracking/PaymentNotice';
import { liveTripPaymentMachine } from '../actors/tripActors';
import { tripQuery } from '../api/trips';

/** What became of a trip's payment. */
export function TripPaymentPanel(props: PaymentPanelProps) {
  const { t } = useLingui();
  const { orderId, contactNumber } = props.input;
  const { data: trip } = useQuery({
    ...tripQuery({ orderId, contactNumber }),
    enabled: false,
  });
  return (
    <PaymentNotice
      // Money that arrives while the page stands is told at once.
      key={trip?.payment_status}
      {...props}
      machine={liveTripPaymentMachine}
      total={trip?.trip_amount}
      words={{
        failed: t`The payment did not go through. Your trip is saved: pay again, or choose cash.`,
        underWay: t`Your payment is on its way. Some banks take a few days; your trip waits for it and the provider confirms it as soon as it arrives.`,
        unpaid: t`Your trip is not paid yet. The provider confirms it as soon as it is.`,
      }}
    />
  );
}
