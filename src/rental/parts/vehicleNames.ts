import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Vehicle } from '../../../domain/rental/vehicle';

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
  minibus: msg`Minibus`,
  sports: msg`Sports`,
  pickup: msg`Pick-up`,
  motorcycle: msg`Motorcycle`,
  motorbike: msg`Motorbike`,
  scooter: msg`Scooter`,
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

const folded = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What a vehicle is: its type, and its category where that says something else or alone says anything (VEH-04). */
export function kindsOf(
  { type, category_name }: Pick<Vehicle, 'type' | 'category_name'>,
  translate: (name: MessageDescriptor) => string,
): string[] {
  const kind = nameOf(kindNames, type, translate);
  const isSame = [type, kind].map(folded).includes(folded(category_name));
  return [kind, isSame ? '' : category_name].filter((said) => said !== '');
}
