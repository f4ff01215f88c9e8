import Supercluster from 'supercluster';
import type { Store } from '../../../domain/entities/catalogue';
import type { Point } from '../../../domain/entities/place';

/** What stands at one spot of the map: a store, or the stores that would lie on each other. */
export interface StoreSpot {
  /** Names the spot as long as it holds the same. */
  id: string;
  at: Point;
  stores: Store[];
}

/** Width of a marker and a little air, in pixels of a map whose world is 256 wide at zoom 0. */
const nearness = { radius: 44, extent: 256 };

/** From the next zoom on each store stands alone, though they be in one house: nearer the map does not fit. */
const lastGrouping = 16;

const pointOf = ({ latitude, longitude }: Store): Point => ({ lat: latitude, lng: longitude });

/**
 * The spots of stores at a zoom (1 to 21). A store named by `alone` stands by itself, whatever is near it.
 */
export function groupStores(
  stores: readonly Store[],
  zoom: number,
  alone: number | null = null,
): StoreSpot[] {
  const single = (store: Store) => ({
    id: String(store.id),
    at: pointOf(store),
    stores: [store],
  });
  const index = new Supercluster<{ store: Store }, object>({
    ...nearness,
    maxZoom: lastGrouping,
  });
  index.load(
    stores
      .filter(({ id }) => id !== alone)
      .map((store) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [store.longitude, store.latitude] },
        properties: { store },
      })),
  );
  const spots = index
    .getClusters([-180, -90, 180, 90], Math.floor(zoom))
    .map(({ geometry, properties }): StoreSpot => {
      if (!('cluster' in properties)) return single(properties.store);
      const [lng = 0, lat = 0] = geometry.coordinates;
      const inside = index
        .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
        .map((leaf) => leaf.properties.store);
      const ids = inside.map(({ id }) => id).sort((a, b) => a - b);
      return { id: `group-${ids.join('-')}`, at: { lat, lng }, stores: inside };
    });
  const chosen = stores.find(({ id }) => id === alone);
  return chosen ? [...spots, single(chosen)] : spots;
}
