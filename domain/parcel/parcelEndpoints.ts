import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { id, rows, text } from '../wire/fields';
import { parcelCategory } from './parcel';

const none = v.object({});

export const listParcelCategories = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/parcel-category',
  summary: 'Kinds of parcel, with the charges of those that have their own',
  auth: 'none',
  query: none,
  body: none,
  answer: rows(parcelCategory),
});

export const listParcelInstructions = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/order/parcel-instructions',
  summary: 'Instructions to the courier of a parcel, to choose from',
  auth: 'none',
  query: none,
  body: none,
  answer: v.object({ data: rows(v.object({ id, instruction: text })) }),
});
