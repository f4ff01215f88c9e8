import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Names = Readonly<Record<string, MessageDescriptor>>;

export const transmissionNames: Names = {
  automatic: msg`Automatic`,
  manual: msg`Manual`,
};

export const fuelNames: Names = {
  petrol: msg`Petrol`,
  diesel: msg`Diesel`,
  hybrid: msg`Hybrid`,
  electric: msg`Electric`,
};

/** What other back ends have beside what is filtered by. */
export const otherTransmissions: Names = {
  ...transmissionNames,
  semi_automatic: msg`Semi-automatic`,
  continuously_variable: msg`Continuously variable`,
  dual_clutch: msg`Dual clutch`,
};

export const otherFuels: Names = {
  ...fuelNames,
  octane: msg`Octane`,
  cng: msg`CNG`,
  jet_fuel: msg`Jet fuel`,
};

export const kindNames: Names = {
  family: msg`Family`,
  luxury: msg`Luxury`,
  affordable: msg`Affordable`,
  economy: msg`Economy`,
  compact: msg`Compact`,
  executive: msg`Executive`,
  executives: msg`Executive`,
  sedan: msg`Sedan`,
  suv: msg`SUV`,
  van: msg`Van`,
  pickup: msg`Pick-up`,
  motorcycle: msg`Motorcycle`,
  bicycle: msg`Bicycle`,
};

/** A back end's word as text: `off_road` as "Off road". */
const tidied = (word: string): string => {
  const text = word.replace(/[\s_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A back end's word by its name in the reader's language, one that has none as text; '' for no word. */
export function nameOf(
  names: Names,
  word: string,
  translate: (name: MessageDescriptor) => string,
): string {
  const name = names[word.trim().toLowerCase()];
  return name ? translate(name) : tidied(word);
}
