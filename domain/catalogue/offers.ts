import * as v from 'valibot';
import { id, numOr, rows, text, time } from '../wire/fields';
import { item } from './catalogue';

export const brand = v.object({ id, name: text, slug: text, image_full_url: text });

/** A sale of a few hours or days; each item at its price only so many times. */
export const flashSale = v.object({
  id,
  title: text,
  start_date: time,
  end_date: time,
  active_products: rows(
    v.object({ item, stock: numOr(0), sold: numOr(0), available_stock: numOr(0) }),
  ),
});
export type FlashSale = v.InferOutput<typeof flashSale>;
