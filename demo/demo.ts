import type { Demo } from '../server/demo';
import { cityMapData, createCity } from './city/city';
import { createCityPlaces } from './city/cityPlaces';
import { drawPicture, parsePictureUrl } from './pictures/pictures';
import { renewDemo } from './seed/renew';
import { seedDemo } from './seed/seed';
import { mountSwitch } from './switch/routes';

export function createDemo(): Demo {
  const city = createCity();
  return {
    places: createCityPlaces(city),
    mapData: () => cityMapData(city),
    draw: (path) => {
      const request = parsePictureUrl(path);
      return request && drawPicture(request);
    },
    seed: (db, options) => seedDemo(db, { ...options, city }),
    renew: renewDemo,
    mountSwitch,
  };
}
