import { runtimeConfig } from '../client/runtimeConfig';
import { useHas } from '../client/useMoney';

const hasOwnTiles = Boolean(runtimeConfig.googleMapsKey || runtimeConfig.mapTilesUrl);

export const useHasMap = (): boolean => useHas('city_map') || hasOwnTiles;
