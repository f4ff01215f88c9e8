import * as v from 'valibot';
import { id, text } from '../wire/fields';

/** Who is signed in as a courier. */
export const rider = v.object({ id, name: text, email: text, image_full_url: text, vehicle: text });
