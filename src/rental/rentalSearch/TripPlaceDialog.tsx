import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { TripPlace } from '../../../domain/rental/tripCart';
import type { OverlayProps } from '../../flow/overlays';
import { type PickedSpot, PlacePicker } from '../../place/location/PlacePicker';

export interface TripPlaceInput {
  end: 'pickup' | 'destination';
  known: TripPlace | null;
}

export default function TripPlaceDialog({
  input: { end, known },
  onDone,
}: OverlayProps<TripPlaceInput, TripPlace | null>) {
  const finish = useCallback(
    (spot: PickedSpot | null) => onDone(spot && { ...spot.point, location_name: spot.address }),
    [onDone],
  );
  return (
    <PlacePicker
      title={
        end === 'pickup' ? (
          <Trans>Where does your trip begin?</Trans>
        ) : (
          <Trans>Where does your trip end?</Trans>
        )
      }
      known={known && { lat: known.lat, lng: known.lng }}
      isAnywhere={end === 'destination'}
      onDone={finish}
    />
  );
}
