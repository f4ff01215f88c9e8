import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripType } from '../../../domain/rental/rentalPrice';

/** How each price is counted (PRICE-09). */
export const tripUnits: Record<TripType, MessageDescriptor> = {
  hourly: msg`/hr`,
  day_wise: msg`/day`,
  distance_wise: msg`/km`,
};
