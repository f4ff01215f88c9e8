import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { flag, message, numOr, orJsonText, requiredText } from '../wire/fields';
import { deskShelves, itemForm, wholeDeskItem } from './deskItem';

const none = v.object({});

/** What is said of an item, as a form carries it. */
const itemFields = () => ({
  ...itemForm.entries,
  name: orJsonText(itemForm.entries.name),
  description: orJsonText(itemForm.entries.description),
  unit: orJsonText(itemForm.entries.unit),
});

export const readShelves = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shelves',
  summary: 'Categories in which items of the store may stand',
  auth: 'owner',
  query: none,
  body: none,
  answer: deskShelves,
});

export const readDeskItem = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/items/{id}',
  summary: 'An item of the store with all that can be said of it, in each language',
  auth: 'owner',
  query: none,
  body: none,
  answer: wholeDeskItem,
});

export const addDeskItem = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/items',
  summary: 'Add an item to the store, once for each key; image_format, too_large',
  auth: 'owner',
  query: none,
  body: v.object({ ...itemFields(), image: v.optional(v.instance(File)) }),
  answer: wholeDeskItem,
  multipart: true,
  idempotent: 'required',
});

export const editDeskItem = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/items/{id}',
  summary:
    'Say what an item is from now on; 409 item_changed where it is no longer what was read, image_format, too_large',
  auth: 'owner',
  query: none,
  body: v.object({
    ...itemFields(),
    version: requiredText,
    /** How many there were when it was read: what was sold since stays sold. */
    stock_was: numOr(null),
    image: v.optional(v.instance(File)),
  }),
  answer: wholeDeskItem,
  multipart: true,
});

export const setOnMenu = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/items/{id}/on-menu',
  summary: 'Take an item off the menu, or put it back; what was ordered of it stays',
  auth: 'owner',
  query: none,
  body: v.object({ is_on_menu: flag }),
  answer: message,
});
