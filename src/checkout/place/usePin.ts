import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import { withAddress } from '../../../domain/place/addressParts';
import { noHouse } from '../../../domain/place/house';
import type { Point } from '../../../domain/place/place';
import { pointAddressQuery } from '../../place/api/pointAddress';

/**
 * Follows the pin: the place takes its point at once, and its address as soon as it is looked up. An
 * address that nobody knows leaves the typed one.
 */
export function usePin(
  place: DeliveryPlace | null,
  onPlace: (place: DeliveryPlace) => void,
): { point: Point | null; onPoint: (point: Point) => void } {
  const filled = useRef(place?.address ?? '');
  const [moved, setMoved] = useState<Point | null>(null);
  const { data: address } = useQuery({
    ...pointAddressQuery(moved ?? { lat: 0, lng: 0 }),
    enabled: moved !== null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer changes the place, not each keystroke in it
  useEffect(() => {
    if (!moved || !address) return;
    const before = { ...placeAt(place, moved), address: filled.current };
    filled.current = address;
    onPlace(withAddress(before, address));
  }, [address, moved]);
  return {
    point: place && { lat: place.latitude, lng: place.longitude },
    onPoint: (point) => {
      setMoved(point);
      onPlace(placeAt(place, point));
    },
  };
}

const placeAt = (place: DeliveryPlace | null, { lat, lng }: Point): DeliveryPlace => ({
  address: '',
  ...noHouse,
  ...place,
  id: null,
  address_type: '',
  latitude: lat,
  longitude: lng,
});
