import * as v from 'valibot';
import { flag, id, num, numOr, rows, text, zoneIds } from '../wire';

/** Saved address (ADDR-35, ADDR-36). */
export const address = v.object({
  id,
  address: text,
  address_type: text,
  latitude: num,
  longitude: num,
  contact_person_name: text,
  contact_person_number: text,
  contact_person_email: text,
  additional_information: text,
  road: text,
  house: text,
  floor: text,
  zone_ids: v.optional(zoneIds, []),
});
export type Address = v.InferOutput<typeof address>;

export const addressList = v.object({ addresses: rows(address) });

export const profile = v.object({
  id: numOr(0),
  f_name: text,
  l_name: text,
  phone: text,
  email: text,
  image_full_url: text,
  is_phone_verified: flag,
  is_email_verified: flag,
  wallet_balance: numOr(0),
  loyalty_point: numOr(0),
  ref_code: text,
  order_count: numOr(0),
});
export type Profile = v.InferOutput<typeof profile>;

/** Answer to every call that can sign in (LOGIN-08). */
export const loginResponse = v.object({
  token: v.optional(v.nullable(v.string()), null),
  is_personal_info: v.optional(flag, 1),
  is_exist_user: v.optional(v.nullable(v.object({ name: text, image: text })), null),
  is_phone_verified: v.optional(flag, 1),
  is_email_verified: v.optional(flag, 1),
  type: text,
});
export type LoginResponse = v.InferOutput<typeof loginResponse>;

export const guest = v.object({
  guest_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});
