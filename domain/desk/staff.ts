import * as v from 'valibot';
import { flag, id, numOr, text, time } from '../wire/fields';

export const staffRoles = ['owner', 'staff'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who stands at the desk, and of which store. */
export const deskPerson = v.object({
  id,
  email: text,
  role: v.picklist(staffRoles),
  store: v.object({
    id,
    name: text,
    logo_full_url: text,
    /** Minutes that it asks for beside its usual ones. */
    busy_minutes: numOr(0),
    /** It takes no orders until then; null while it keeps its hours. */
    closed_until: time,
  }),
});
export type DeskPerson = v.InferOutput<typeof deskPerson>;

/** Somebody of the store, as its owner sees them. */
export const staffMember = v.object({
  id,
  email: text,
  role: v.picklist(staffRoles),
  /** 1 once they have chosen a password. */
  has_joined: flag,
});

export const leastPassword = 8;
