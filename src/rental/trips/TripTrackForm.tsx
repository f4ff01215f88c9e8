import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { keepContact } from '../../client/storage/contactKeys';
import { useHas } from '../../client/useMoney';
import { TrackFields } from '../../orders/tracking/TrackFields';

/** Finds a trip by its number and contact number, for anybody (ORD-04); where none is known, for whoever booked it. */
export function TripTrackForm({ trip = '', phone = '' }: { trip?: string; phone?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isForAnybody = useHas('trips_by_phone');
  return (
    <TrackFields
      number={trip}
      phone={isForAnybody ? phone : null}
      onTrack={(trip_id, contact) => {
        if (contact) keepContact('trip', trip_id, contact);
        void navigate({ to: '/my-trips', search: { trip_id } });
      }}
      words={{
        number: t`Trip number`,
        phoneMissing: t`Enter the phone number that you gave with the trip.`,
        track: t`Track Trip`,
      }}
    />
  );
}
