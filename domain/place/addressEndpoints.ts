import * as v from 'valibot';
import { addressList } from '../account/customer';
import { endpoint } from '../wire/define';
import { id, latitude, longitude, message, text } from '../wire/fields';
import { houseFields } from './house';

const none = v.object({});

/** Fields of a saved address on the way to the server (ADDR-29). */
export const addressPayload = v.object({
  address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  address_type: v.optional(v.pipe(text, v.maxLength(50)), ''),
  address_label: v.optional(v.pipe(text, v.maxLength(50))),
  contact_person_name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  contact_person_number: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(25)),
  latitude,
  longitude,
  additional_information: v.optional(v.pipe(text, v.maxLength(500)), ''),
  ...houseFields,
});
export type AddressPayload = v.InferInput<typeof addressPayload>;

export const listAddresses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/address/list',
  summary: 'Saved addresses',
  auth: 'customer',
  query: none,
  body: none,
  answer: addressList,
});

export const addAddress = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/address/add',
  summary: 'Save an address',
  auth: 'customer',
  query: none,
  body: addressPayload,
  answer: message,
});

export const updateAddress = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/customer/address/update/{id}',
  summary: 'Change a saved address',
  auth: 'customer',
  query: none,
  body: addressPayload,
  answer: message,
});

export const deleteAddress = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/customer/address/delete',
  summary: 'Delete a saved address',
  auth: 'customer',
  query: v.object({ address_id: id }),
  body: none,
  answer: message,
});
