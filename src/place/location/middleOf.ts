import type { Point, Zone } from '../../../domain/place/place';

/** A point to open the map at for a zone: the middle of the box around it. */
export function middleOf({ coordinates }: Zone): Point {
  const lats = coordinates.map(({ lat }) => lat);
  const lngs = coordinates.map(({ lng }) => lng);
  return {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
}
