import * as v from 'valibot';
import { order } from '../orders/order';
import { chargePayers } from '../parcel/parcel';
import { flag, id, num, numOr, rows, text, time } from '../wire/fields';

const whole = order.entries;

const stop = v.object({ name: text, address: text, lat: numOr(null), lng: numOr(null) });

/** An order that a courier may accept: from where to where and for how much, and nothing of its shopper. */
export const rideOffer = v.object({
  id,
  order_type: v.picklist(['delivery', 'parcel']),
  /** The store; empty for a parcel until one has accepted it. */
  from: stop,
  /** 1 where it is fetched from a courier who cannot go on: `from` is who and where. */
  is_with_courier: v.optional(flag, 0),
  /** 1 where that is the courier who reads it. */
  is_with_me: v.optional(flag, 0),
  /** Metres from where the courier was last; null where that is not known. */
  to_from: numOr(null),
  /** Metres from there to the door. */
  distance: numOr(null),
  /** What the courier earns by it; the tip comes on top. */
  fee: num,
  tip: numOr(0),
  /** What is to be collected; 0 where it is paid. */
  cash: numOr(0),
  /** From whom: when it is picked up, or at the door. */
  cash_from: v.optional(v.fallback(v.picklist(chargePayers), 'receiver'), 'receiver'),
  things: numOr(0),
  ready_at: time,
  /** For when it was ordered; null for as soon as can be. */
  schedule_at: time,
});
export type RideOffer = v.InferOutput<typeof rideOffer>;

/** An order that the courier has accepted, with all that a ride needs. */
export const rideJob = v.object({
  ...rideOffer.entries,
  order_status: whole.order_status,
  to: stop,
  /** Whom to ring at the door. */
  contact_name: text,
  contact_phone: text,
  /** At the store, or of who sends the parcel. */
  from_phone: text,
  delivery_instruction: text,
  order_note: text,
  leave_at_door: v.optional(flag, 0),
  /** From when it may be left at the door with a photo; null until its courier has said to be there. */
  leave_from: time,
  /** 1 once its courier has said to be at the door. */
  is_at_door: v.optional(flag, 0),
  /** 1 for one that was taken from this courier, of whom nothing was heard for too long. */
  is_lost: v.optional(flag, 0),
  /** How often another courier had to be found after it was picked up. */
  courier_changes: numOr(0),
  eta: time,
  /** What its shopper and the courier write each other; null while nobody has written. */
  talk: v.optional(
    v.nullable(
      v.object({
        id,
        /** 1 while the shopper waits for an answer. */
        waiting: flag,
        /** The newest message. */
        last: numOr(0),
      }),
    ),
    null,
  ),
});
export type RideJob = v.InferOutput<typeof rideJob>;

/** What lies with the courier until another has fetched it: who that is, as soon as one has accepted it. */
const heldRide = v.object({ id, fetched_by: text });
export type HeldRide = v.InferOutput<typeof heldRide>;

/** What stands on a courier's screen; also each message of the live stream (server-sent event `ride`). */
export const rideBoard = v.object({
  is_on_duty: flag,
  /** Of the courier, oldest first; also those that were taken away within the last quarter of an hour. */
  jobs: rows(rideJob),
  /** Of the courier's zone, oldest first; none while off duty. */
  offers: rows(rideOffer),
  held: v.optional(rows(heldRide), []),
});
export type RideBoard = v.InferOutput<typeof rideBoard>;

const day = v.object({
  /** Of the shop's time zone: `2026-11-20`. */
  date: text,
  deliveries: num,
  amount: num,
});

export const rideEarnings = v.object({
  today: v.object({ deliveries: num, fees: num, tips: num }),
  /** The last seven days, today first. */
  days: rows(day),
  /** Collected at doors, and not handed in yet. */
  cash_in_hand: num,
});
export type RideEarnings = v.InferOutput<typeof rideEarnings>;

export const codeLength = 4;
