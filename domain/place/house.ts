import * as v from 'valibot';
import { text } from '../wire/fields';

/** What an address says beside its line, in the order in which it is asked for and said; none of it is needed (ADDR-15). */
export const houseParts = ['road', 'house', 'floor'] as const;
export type HousePart = (typeof houseParts)[number];
export type House = Record<HousePart, string>;

export const eachPart = /* @__NO_SIDE_EFFECTS__ */ <T>(
  make: (part: HousePart) => T,
): Record<HousePart, T> => ({
  road: make('road'),
  house: make('house'),
  floor: make('floor'),
});

export const longestPart = 100;

/** The parts of a place, of a form or of a row; those that are missing are empty. */
export const houseOf = /* @__NO_SIDE_EFFECTS__ */ (
  known: Partial<House> | null | undefined,
): House => eachPart((part) => known?.[part] ?? '');

/** A door in one line, for who has to find it. */
export const doorLine = (place: (Partial<House> & { address: string }) | null): string =>
  [place?.address, place?.house, place?.floor, place?.road].filter(Boolean).join(', ');

export const noHouse: House = houseOf(null);

const typed = v.pipe(v.string(), v.trim(), v.maxLength(longestPart));
export const houseEntries = eachPart(() => typed);

export const houseTexts = eachPart(() => text);

const sent = v.optional(v.pipe(text, v.maxLength(longestPart)), '');
export const houseFields = eachPart(() => sent);
