import type { Localized } from '../../domain/language/localized';
import { createProjection } from '../../server/place/geo';
import { t } from '../locales/city';

/** The plane that the city is laid out on, in metres around its origin. */
export const EXTENT = { west: -7000, east: 7000, south: -5500, north: 5500 } as const;

export const CITY_NAME: Localized = t('Marsa Noor');

/** Between the plane in metres and degrees. The town is invented; the stretch of Red Sea shore is not. */
export const projection = createProjection({ lat: 24.7, lng: 37.3 });
