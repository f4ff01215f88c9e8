import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const transmissionNames: Record<string, MessageDescriptor> = {
  automatic: msg`Automatic`,
  manual: msg`Manual`,
};

export const fuelNames: Record<string, MessageDescriptor> = {
  petrol: msg`Petrol`,
  diesel: msg`Diesel`,
  hybrid: msg`Hybrid`,
  electric: msg`Electric`,
};
