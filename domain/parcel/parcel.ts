import * as v from 'valibot';
import { eachPart } from '../place/house';
import { id, latitude, longitude, numOr, text } from '../wire/fields';

/** What kind of thing is sent. Without charges of its own a kind costs what its zone asks. */
export const parcelCategory = v.object({
  id,
  name: text,
  description: text,
  image_full_url: text,
  parcel_per_km_shipping_charge: numOr(null),
  parcel_minimum_shipping_charge: numOr(null),
});
export type ParcelCategory = v.InferOutput<typeof parcelCategory>;

export const chargePayers = ['sender', 'receiver'] as const;
export type ChargePayer = (typeof chargePayers)[number];

const short = v.pipe(text, v.maxLength(100));

/** Where a parcel goes and to whom. A price needs the point alone. */
export const parcelReceiver = v.object({
  contact_person_name: short,
  contact_person_number: v.pipe(text, v.maxLength(25)),
  address: v.pipe(text, v.maxLength(500)),
  latitude,
  longitude,
  ...eachPart(() => short),
});
export type ParcelReceiver = v.InferOutput<typeof parcelReceiver>;
