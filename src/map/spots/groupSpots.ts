import Supercluster from 'supercluster';
import type { Point } from '../../../domain/place/place';

export interface Placed {
  readonly id: number;
  readonly at: Point;
}

export interface Spot<T extends Placed> {
  /** Names the spot as long as it holds the same. */
  id: string;
  at: Point;
  things: T[];
}

/** From the next zoom on each thing stands alone, though they be in one house: nearer the map does not fit. */
const lastGrouping = 16;

interface Grouping {
  /** Width of a marker and a little air, in pixels. */
  nearness: number;
  /** The id of one that stands by itself, whatever is near it. */
  alone?: number | null;
}

/** The spots of things at a zoom (1 to 21). */
export function groupSpots<T extends Placed>(
  things: readonly T[],
  zoom: number,
  { nearness, alone = null }: Grouping,
): Spot<T>[] {
  const single = (thing: T) => ({ id: String(thing.id), at: thing.at, things: [thing] });
  const index = new Supercluster<{ thing: T }, object>({
    radius: nearness,
    // The world is as many pixels wide at zoom 0.
    extent: 256,
    maxZoom: lastGrouping,
  });
  index.load(
    things
      .filter(({ id }) => id !== alone)
      .map((thing) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [thing.at.lng, thing.at.lat] },
        properties: { thing },
      })),
  );
  const spots = index
    .getClusters([-180, -90, 180, 90], Math.floor(zoom))
    .map(({ geometry, properties }): Spot<T> => {
      if (!('cluster' in properties)) return single(properties.thing);
      const [lng = 0, lat = 0] = geometry.coordinates;
      const inside = index
        .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
        .map((leaf) => leaf.properties.thing);
      const ids = inside.map(({ id }) => id).sort((a, b) => a - b);
      return { id: `group-${ids.join('-')}`, at: { lat, lng }, things: inside };
    });
  const chosen = things.find(({ id }) => id === alone);
  return chosen ? [...spots, single(chosen)] : spots;
}
