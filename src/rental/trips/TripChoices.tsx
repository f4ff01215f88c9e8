import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { TripDetails } from '../../../domain/rental/trip';
import type { OrderKey } from '../../../machines/orders/tracking';
import { openOverlay } from '../../flow/overlays';
import { useTitleNext } from '../../ui/useTitleNext';

function CancelTripButton({ tripKey, onDone }: { tripKey: OrderKey; onDone: () => void }) {
  const leadToTitle = useTitleNext();
  const cancel = async () => {
    const { cancelled } = await openOverlay(() => import('./CancelTripDialog'), tripKey);
    if (cancelled) leadToTitle();
    onDone();
  };
  return (
    <Button variant="default" radius="xl" onClick={() => void cancel()}>
      <Trans>Cancel the trip</Trans>
    </Button>
  );
}

interface TripChoicesProps {
  trip: TripDetails;
  tripKey: OrderKey;
  onChanged: () => void;
}

export function TripChoices({ trip, tripKey, onChanged }: TripChoicesProps) {
  const { orderId: tripId, contactNumber } = tripKey;
  const { rental_type: type } = trip;
  const changeLength = async (type: 'hourly' | 'day_wise') => {
    const length = { hours: trip.estimated_hours, type, paid: trip.paid_amount };
    await openOverlay(() => import('./TripLengthDialog'), { tripId, contactNumber, ...length });
    onChanged();
  };
  return (
    <>
      {trip.can_change === 1 && type !== 'distance_wise' && (
        <Button variant="light" radius="xl" onClick={() => void changeLength(type)}>
          <Trans>Make the trip longer or shorter</Trans>
        </Button>
      )}
      {trip.can_cancel === 1 && <CancelTripButton tripKey={tripKey} onDone={onChanged} />}
    </>
  );
}
