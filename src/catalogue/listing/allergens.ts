import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const allergenNames: Readonly<Record<string, MessageDescriptor>> = {
  Gluten: msg`Gluten`,
  Milk: msg`Milk`,
  Eggs: msg`Eggs`,
  Nuts: msg`Nuts`,
  Peanuts: msg`Peanuts`,
  Soy: msg`Soy`,
  Sesame: msg`Sesame`,
  Fish: msg`Fish`,
  Crustaceans: msg`Crustaceans`,
  Molluscs: msg`Molluscs`,
  Mustard: msg`Mustard`,
  Celery: msg`Celery`,
  Sulphites: msg`Sulphites`,
};

export const allergensOffered = (chosen: readonly string[]): string[] => [
  ...new Set([...Object.keys(allergenNames), ...chosen]),
];
