import * as v from 'valibot';
import { id, latitude, longitude, num, numOr, rows, text } from '../wire/fields';

export const businessPlans = ['commission', 'subscription'] as const;
export const earnings = ['freelancer', 'salary'] as const;
export const identityTypes = ['passport', 'driving_license', 'nid'] as const;
export const courierVehicles = ['bicycle', 'scooter', 'car'] as const;

const required = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const picture = v.instance(File);

/** Who applies, and in which zone. */
const applicant = {
  f_name: required,
  l_name: v.optional(v.pipe(text, v.trim(), v.maxLength(100)), ''),
  phone: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(25)),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(255)),
  password: v.pipe(v.string(), v.minLength(6), v.maxLength(200)),
  zone_id: id,
  latitude,
  longitude,
};

/** A store's application (PAGE-06). */
export const storeApplication = v.object({
  ...applicant,
  store_name: required,
  store_address: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
  module_id: id,
  minimum_delivery_time: v.pipe(num, v.integer(), v.minValue(5), v.maxValue(600)),
  maximum_delivery_time: v.pipe(num, v.integer(), v.minValue(5), v.maxValue(600)),
  business_plan: v.picklist(businessPlans),
  package_id: v.optional(numOr(null)),
  logo: picture,
  cover_photo: v.optional(picture),
});

/** A courier's application (PAGE-07). */
export const courierApplication = v.object({
  ...applicant,
  identity_type: v.picklist(identityTypes),
  identity_number: v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(40)),
  identity_image: picture,
  image: picture,
  vehicle: v.picklist(courierVehicles),
  earning: v.picklist(earnings),
});

export const storePlans = v.object({
  commission: numOr(0),
  packages: rows(
    v.object({
      id,
      package_name: text,
      text,
      price: numOr(0),
      /** In days. */
      validity: numOr(30),
      /** Orders of a package at the most; null for any number. */
      max_order: numOr(null),
    }),
  ),
});
export type StorePlans = v.InferOutput<typeof storePlans>;
