import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the wire's words for gears are called. */
export const transmissionNames: Record<string, MessageDescriptor> = {
  automatic: msg`Automatic`,
  manual: msg`Manual`,
};

/** What the wire's words for fuels are called. */
export const fuelNames: Record<string, MessageDescriptor> = {
  petrol: msg`Petrol`,
  diesel: msg`Diesel`,
  hybrid: msg`Hybrid`,
  electric: msg`Electric`,
};
