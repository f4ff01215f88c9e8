import * as v from 'valibot';
import { num, text } from '../../../domain/wire/fields';

const optional = <const T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** What an address of trips says; read by its page, since the routes are a part of every page. */
export const tripsSearch = v.object({
  trip_id: optional(v.pipe(num, v.integer(), v.minValue(1))),
  contact_number: optional(v.pipe(text, v.maxLength(30))),
  share: optional(v.pipe(text, v.maxLength(64))),
  /** What the payment page claims on the way back. */
  flag: optional(v.picklist(['success', 'pending', 'fail', 'cancel'])),
  /** Those of before. */
  tab: optional(v.literal('past')),
  /** The trip was booked a moment ago. */
  booked: optional(v.literal(1)),
});
export type TripsSearch = v.InferOutput<typeof tripsSearch>;
