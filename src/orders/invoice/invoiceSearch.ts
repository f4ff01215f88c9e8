import * as v from 'valibot';
import { num, text } from '../../../domain/wire/fields';

const optional = <const T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined));
const number = v.pipe(num, v.integer(), v.minValue(1));

/** What an address of the invoice says; read by its page, since the routes are a part of every page. */
export const invoiceSearch = v.object({
  order_id: optional(number),
  trip_id: optional(number),
  contact_number: optional(v.pipe(text, v.maxLength(30))),
  share: optional(v.pipe(text, v.maxLength(64))),
});
export type InvoiceSearch = v.InferOutput<typeof invoiceSearch>;
