import * as v from 'valibot';
import { flag, id, numOr, text } from '../wire/fields';

/** What an operator looks at before a store is opened to shoppers, or closed. */
export const shopStore = v.object({
  id,
  name: text,
  module: text,
  zone: text,
  is_open: flag,
  /** Items on its menu. */
  items: numOr(0),
  /** Who may sign in at its desk. */
  people: numOr(0),
});
export type ShopStore = v.InferOutput<typeof shopStore>;
