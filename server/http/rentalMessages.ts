import type { Localized } from '../../domain/language/localized';
import type { ErrorCode } from '../../domain/wire/errors';
import { t } from '../locales/t';

export const rentalRefusals = {
  already_booked: { status: 409, ...t('Already booked in another window.') },
  already_reviewed: { status: 409, ...t('You have already reviewed this vehicle.') },
  destination_outside_zone: {
    status: 400,
    ...t('The destination is outside our service area. Please choose another one.'),
  },
  pickup_outside_zone: {
    status: 400,
    ...t('Vehicles cannot be picked up here. Please choose another pickup location.'),
  },
  pickup_far: { status: 400, ...t('The pickup time must be within the next year.') },
  pickup_past: { status: 400, ...t('The pickup time must be in the future.') },
  provider_conflict: { status: 409, ...t('Your cart holds vehicles of another provider.') },
  routing_unavailable: {
    status: 503,
    ...t(
      'The distance cannot be measured at the moment. Please try again, or choose an hourly or daily trip.',
    ),
  },
  trip_duration: {
    status: 400,
    ...t('Please choose a duration of at least one hour, or of whole days for a daily trip.'),
  },
  trip_hours_conflict: { status: 409, ...t('Your cart holds vehicles for another duration.') },
  trip_type_conflict: { status: 409, ...t('Your cart holds vehicles for another type of trip.') },
  trip_type_missing: { status: 400, ...t('This vehicle is not offered for this type of trip.') },
  vehicle_gone: {
    status: 404,
    ...t('This vehicle is no longer offered. Please remove it from your cart.'),
  },
  vehicle_limit: {
    status: 400,
    ...t('No more units of this vehicle are free at this pickup time.'),
  },
  vehicle_unavailable: { status: 400, ...t('This vehicle is not available in this pick time') },
} as const satisfies Partial<Record<ErrorCode, Localized & { status: number }>>;
