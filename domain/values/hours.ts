import * as v from 'valibot';
import { num, text } from '../wire/fields';

/** Opening hours of one weekday: 0 Sunday to 6 Saturday, "09:00" to "23:30" in the shop's time zone. */
export const schedule = v.object({ day: num, opening_time: text, closing_time: text });
