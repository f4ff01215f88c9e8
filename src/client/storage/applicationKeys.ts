import * as v from 'valibot';
import type {
  ApplicationKind,
  ApplicationValues,
} from '../../../domain/account/applicationValidation';
import { jsonKey, type StorageKey } from './storage';

/** What of an application outlives a reload: neither the password nor pictures. */
export type ApplicationDraft = Partial<
  Omit<
    ApplicationValues,
    'password' | 'confirm_password' | 'logo' | 'cover_photo' | 'identity_image' | 'image'
  >
>;

const text = v.optional(v.string());
const choice = v.optional(v.nullable(v.string()));
const minutes = v.optional(v.union([v.number(), v.string()]));

const draft = v.object({
  f_name: text,
  l_name: text,
  email: text,
  phone: text,
  store_name: text,
  store_address: text,
  module_id: choice,
  minimum_delivery_time: minutes,
  maximum_delivery_time: minutes,
  identity_type: choice,
  identity_number: text,
  vehicle: choice,
  zone_id: choice,
  point: v.optional(v.nullable(v.object({ lat: v.number(), lng: v.number() }))),
  business_plan: v.optional(v.picklist(['commission', 'subscription'])),
  package_id: choice,
  earning: v.optional(v.picklist(['freelancer', 'salary'])),
});

export const applicationKeys: Record<ApplicationKind, StorageKey<ApplicationDraft>> = {
  store: jsonKey('store-application', draft as v.GenericSchema<unknown, ApplicationDraft>),
  courier: jsonKey('courier-application', draft as v.GenericSchema<unknown, ApplicationDraft>),
};
