import { runtimeConfig } from '../client/runtimeConfig';
import { useHas } from '../client/useMoney';

const hasOwnTiles = Boolean(runtimeConfig.googleMapsKey || runtimeConfig.mapTilesUrl);

/** Whether there is anything to draw a map of. */
export const useHasMap = (): boolean => useHas('city_map') || hasOwnTiles;
