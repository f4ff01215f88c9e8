import { defineModel } from '../../../charts/package/define';
import {
  editItemMachine,
  type ItemLoaded,
  type ItemTold,
  type ReadItem,
} from '../../../machines/desk/editItem';

const words = (en: string) => ({ en, ar: '', es: '' });
const item: ReadItem['item'] = {
  id: 7,
  version: 'v1',
  name: words('Fig bread'),
  description: words(''),
  unit: words(''),
  image_full_url: '',
  category_id: 3,
  price: 4.5,
  stock: 7,
  veg: 0,
  halal: 0,
  organic: 0,
  has_variations: 0,
  is_on_menu: 1,
};
const shelves: ReadItem['shelves'] = {
  categories: [{ id: 3, name: 'Bread', parent_id: 0 }],
  counts_stock: 1,
};
const loaded: Record<string, ItemLoaded> = {
  'it is there': { ok: true, read: { item, shelves } },
  'there is no such item': { ok: false, reason: 'gone' },
  'the session has ended': { ok: false, reason: 'signedOut' },
};
const told: Record<string, ItemTold> = {
  'it is noted': { ok: true },
  'somebody was faster': { ok: false, reason: 'changed', by: 'samir@store.example' },
  'the session has ended': { ok: false, reason: 'signedOut' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};

export const editItem = defineModel(editItemMachine, {
  inputs: { 'an item': { itemId: 7 } },
  events: {
    'editItem.saved': [
      {
        saving: {
          form: {
            name: words('Date bread'),
            description: words(''),
            unit: words(''),
            category_id: 3,
            price: 4.5,
            stock: 7,
            veg: 0,
            halal: 0,
            organic: 0,
          },
          picture: '',
          key: 'k1',
          version: 'v1',
          stockWas: 7,
        },
      },
    ],
    'editItem.menuAsked': [{}],
    'editItem.menuConfirmed': [{}],
    'editItem.kept': [{}],
    'editItem.mineKept': [{}],
    'editItem.theirsTaken': [{}],
    'editItem.retried': [{}],
    'editItem.back': [{}],
    'editItem.closed': [{}],
  },
  results: { loadItem: loaded, saveItem: told, turnMenu: told },
  project: ({ step, by, message }) => [step, by, message],
});
