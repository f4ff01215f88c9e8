import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { decodePolyline } from '../../../domain/place/polyline';
import type { TripDetails } from '../../../domain/rental/trip';
import { MapView } from '../../map/MapView';
import { directionQuery } from '../api/trips';

/** The way of a trip from pickup to destination (ORD-04, ORD-05); without a route its two ends. */
export function TripMap({ trip }: { trip: TripDetails }) {
  const { t } = useLingui();
  const { pickup_location: from, destination_location: to } = trip;
  const { data: asked } = useQuery({ ...directionQuery(from, to), enabled: trip.route === '' });
  const line = trip.route || asked || '';
  const path = useMemo(() => (line ? decodePolyline(line) : []), [line]);
  const ends = useMemo(
    () => [
      { lat: from.lat, lng: from.lng },
      { lat: to.lat, lng: to.lng },
    ],
    [from.lat, from.lng, to.lat, to.lng],
  );
  const fit = useMemo(() => [...path, ...ends], [path, ends]);
  const [start, end] = ends;
  if (!start || !end) return null;
  return (
    <MapView
      centre={start}
      zoom={13}
      markers={[
        { id: 'pickup', kind: 'pickup', at: start, label: t`Pickup location` },
        { id: 'destination', kind: 'destination', at: end, label: t`Destination` },
      ]}
      route={path}
      fit={fit}
      label={t`The route of your trip`}
      height="100%"
    />
  );
}
