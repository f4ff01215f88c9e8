import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { owesRest } from '../../../domain/rental/trip';
import { useMoney } from '../../client/useMoney';
import { PaymentNotice, type PaymentPanelProps } from '../../orders/tracking/PaymentNotice';
import { liveTripPaymentMachine } from '../actors/tripActors';
import { tripQuery } from '../api/trips';

export function TripPaymentPanel(props: PaymentPanelProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { orderId, contactNumber } = props.input;
  const { data: trip } = useQuery({
    ...tripQuery({ orderId, contactNumber }),
    enabled: false,
  });
  const rest = trip && owesRest(trip) ? trip.rest_amount : 0;
  // A payment that succeeded left no rest: one that is there came on top of it since.
  const isEarlier = rest > 0 && props.input.flag === 'success';
  const [told, setTold] = useState({ rest, flag: isEarlier ? null : props.input.flag });
  // What the payment page said was of an earlier payment than the one for what came on top.
  if (told.rest !== rest) setTold({ rest, flag: rest > told.rest ? null : told.flag });
  const amount = money(rest);
  const words = {
    failed: t`The payment did not go through. Your trip is saved: pay again, or choose cash.`,
    underWay: t`Your payment is on its way. Some banks take a few days; your trip waits for it and the provider confirms it as soon as it arrives.`,
    // Some back ends have trips paid after the provider has confirmed them.
    unpaid:
      trip && trip.trip_status !== 'pending'
        ? t`Your trip is not paid yet.`
        : t`Your trip is not paid yet. The provider confirms it as soon as it is.`,
  };
  const wordsOfRest = {
    failed: t`The payment did not go through. Your longer trip is saved: ${amount} are still to be paid.`,
    underWay: t`Your payment of ${amount} is on its way. Some banks take a few days; your trip goes on meanwhile.`,
    unpaid: t`Your trip is longer now: ${amount} are still to be paid.`,
  };
  return (
    <PaymentNotice
      // Money that arrives while the page stands is told at once, as is what comes on top.
      key={`${trip?.payment_status} ${rest}`}
      {...props}
      input={{ ...props.input, flag: told.flag }}
      machine={liveTripPaymentMachine}
      total={rest > 0 ? rest : trip?.trip_amount}
      words={rest > 0 ? wordsOfRest : words}
    />
  );
}
