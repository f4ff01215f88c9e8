import * as v from 'valibot';
import { flag, id, num, numOr, text, time } from '../wire/fields';

export const staffRoles = ['owner', 'staff'] as const;
export type StaffRole = (typeof staffRoles)[number];

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** One stretch of a weekday, 0 Sunday; past midnight where it closes before it opens. */
export const openingHours = v.object({
  day: v.pipe(num, v.integer(), v.minValue(0), v.maxValue(6)),
  opening_time: clockTime,
  closing_time: clockTime,
});
export type OpeningHours = v.InferOutput<typeof openingHours>;

/** In the currency, of which a dinner may cost millions: as many digits as imported tables take. */
export const mostPrice = 999_999_999;

/** Who stands at the desk, and of which store or renting office. */
export const deskPerson = v.object({
  id,
  email: text,
  role: v.picklist(staffRoles),
  /** A store sees to orders, a renting office to trips. */
  handles: v.optional(v.picklist(['orders', 'trips']), 'orders'),
  store: v.object({
    id,
    name: text,
    logo_full_url: text,
    /** Minutes that it asks for beside its usual ones. */
    busy_minutes: numOr(0),
    /** 0: the shop has not opened it yet, or has closed it; shoppers cannot order. */
    is_open_to_shoppers: v.optional(flag, 1),
    /** It takes no orders until then; null while it keeps its hours. */
    closed_until: time,
    hours: v.fallback(v.array(openingHours), []),
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
