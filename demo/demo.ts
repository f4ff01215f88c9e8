import type { Demo } from '../server/demo';
import { cityMapData, createCity } from './city/city';
import { createCityPlaces } from './city/cityPlaces';
import { drawPicture, parsePictureUrl, pictureSize } from './pictures/pictures';
import { withSprites } from './pictures/sprites';
import { rememberCustomer } from './seed/past/remember';
import { renewDemo } from './seed/renew';
import { seedDemo } from './seed/seed';
import { mountSwitch } from './switch/routes';

export function createDemo(): Demo {
  const city = createCity();
  return {
    places: createCityPlaces(city),
    mapData: () => cityMapData(city),
    draw: async (path, to) => {
      const request = parsePictureUrl(path);
      if (!request) return null;
      const format = to.for === 'renderer' ? 'png' : 'webp';
      return withSprites(drawPicture(request), to.width / pictureSize(request).width, format);
    },
    seed: (db, options) => seedDemo(db, { ...options, city }),
    renew: renewDemo,
    remember: rememberCustomer,
    mountSwitch,
  };
}
