import * as v from 'valibot';
import { latitude, longitude, text } from '../wire/fields';

export const tripPlace = v.object({
  lat: latitude,
  lng: longitude,
  location_name: v.pipe(text, v.maxLength(500)),
});
