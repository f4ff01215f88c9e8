import * as v from 'valibot';
import { houseTexts } from '../place/house';
import { flag, id, num, numOr, rows, text, zoneIds } from '../wire/fields';

/** Saved address (ADDR-35, ADDR-36). */
const address = v.object({
  id,
  address: text,
  address_type: text,
  latitude: num,
  longitude: num,
  contact_person_name: text,
  contact_person_number: text,
  contact_person_email: text,
  additional_information: text,
  ...houseTexts,
  zone_ids: v.optional(zoneIds, []),
});
export type Address = v.InferOutput<typeof address>;

export const addressList = v.object({ addresses: rows(address) });

/**
 * PROF-12; `interest` are category ids, `interest_modules` the modules that have been asked about, missing
 * where the server keeps no such list.
 */
export const profile = v.object({
  id: numOr(0),
  f_name: text,
  l_name: text,
  phone: text,
  email: text,
  image: text,
  image_full_url: text,
  interest: v.optional(zoneIds, []),
  interest_modules: v.optional(zoneIds),
  is_phone_verified: flag,
  is_email_verified: flag,
  wallet_balance: numOr(0),
  loyalty_point: numOr(0),
  ref_code: text,
  order_count: numOr(0),
  /** Whether they are sent text messages about their orders; null where the shop sends none. */
  text_messages: v.optional(v.nullable(v.picklist([0, 1])), null),
  /** Where its files lie: `image` on a disk of the server's (`public`) or elsewhere. */
  storage: rows(v.object({ key: text, value: text })),
});
export type Profile = v.InferOutput<typeof profile>;
