import type { Point, Zone } from './place';

/** The middle of a ring's corners, in degrees. */
const middleOf = (ring: readonly Point[]): Point => ({
  lat: ring.reduce((sum, { lat }) => sum + lat, 0) / ring.length,
  lng: ring.reduce((sum, { lng }) => sum + lng, 0) / ring.length,
});

/** The open zone whose middle is nearest to a point; undefined where no zone has corners. Right within one city. */
export function nearestZone(zones: readonly Zone[], { lat, lng }: Point): Zone | undefined {
  // A degree of longitude is shorter than one of latitude, by this factor.
  const narrow = Math.cos((lat * Math.PI) / 180);
  const distance = ({ coordinates }: Zone) => {
    const middle = middleOf(coordinates);
    return Math.hypot(middle.lat - lat, (middle.lng - lng) * narrow);
  };
  return zones
    .filter(({ status, coordinates }) => status === 1 && coordinates.length > 0)
    .sort((a, b) => distance(a) - distance(b))[0];
}
