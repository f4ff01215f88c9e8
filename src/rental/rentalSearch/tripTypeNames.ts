import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripType } from '../../../domain/rental/rentalPrice';

export const tripTypeNames: Record<TripType, MessageDescriptor> = {
  hourly: msg`Hourly`,
  day_wise: msg`Per day`,
  distance_wise: msg`By distance`,
};
