import * as v from 'valibot';
import { trip } from '../rental/trip';
import { id, num, numOr, rows, text, time } from '../wire/fields';

const whole = trip.entries;

/** A trip as its renting office sees it: what goes out and comes back, and whom to call. */
export const deskTrip = v.object({
  id,
  trip_status: whole.trip_status,
  rental_type: whole.rental_type,
  estimated_hours: whole.estimated_hours,
  distance: whole.distance,
  pickup_time: time,
  return_time: time,
  pickup_location: whole.pickup_location,
  destination_location: whole.destination_location,
  payment_method: whole.payment_method,
  trip_amount: num,
  /** What is still to be collected: all of it, or what the trip costs more since it was made longer. */
  due_amount: num,
  /** Cash that was collected beyond what the trip costs since it was made shorter, or all of a cancelled one: the customer gets it back. */
  give_back_amount: v.optional(numOr(0), 0),
  contact_person_name: text,
  contact_person_number: text,
  trip_note: text,
  created_at: time,
  /** Who of the office did the last thing to it; empty where nobody of it did. */
  handled_by: text,
  vehicles: rows(v.object({ id, name: text, image_full_url: text, quantity: num })),
});
export type DeskTrip = v.InferOutput<typeof deskTrip>;

const tripSums = v.object({ trips: num, amount: num });

/** What has ended with its vehicles back, and for how much, by the shop's day and month. */
export const deskTripFigures = v.object({ today: tripSums, month: tripSums });
export type DeskTripFigures = v.InferOutput<typeof deskTripFigures>;

/** Letters that a customer reads of why a trip is declined. */
export const declineLength = 300;
