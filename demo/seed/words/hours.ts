import type { OpeningHours } from '../../../server/db/schema/columns';

const week = [0, 1, 2, 3, 4, 5, 6];

const daily = (opening_time: string, closing_time: string, days = week): OpeningHours[] =>
  days.map((day) => ({ day, opening_time, closing_time }));

/** The hours that stores keep, by the names that their plans have for them; a week begins on Sunday. */
export const hours = {
  always: daily('00:00', '24:00'),
  breakfast: daily('05:00', '15:00'),
  bakery: daily('05:30', '23:00'),
  cafe: daily('06:00', '01:00'),
  lunch: daily('10:00', '22:30'),
  kitchen: [
    ...daily('11:30', '23:30', [0, 1, 2, 3]),
    ...daily('11:30', '01:30', [4, 5]),
    ...daily('12:00', '00:30', [6]),
  ],
  late: daily('16:00', '04:00'),
  market: daily('07:00', '23:30'),
  shop: [
    ...daily('09:00', '22:00', [0, 1, 2, 3, 4]),
    ...daily('11:00', '23:00', [5]),
    ...daily('09:00', '22:00', [6]),
  ],
} satisfies Record<string, OpeningHours[]>;

export type HoursName = keyof typeof hours;

/**
 * Orders that a thing of such a store has beside its own: what opens later in the day is ordered more, so that among what
 * is open, which lists show first, breakfast leads in the morning, kitchens at noon and grills in the night.
 */
export const rush: Readonly<Record<HoursName, number>> = {
  always: 0,
  bakery: 150,
  cafe: 0,
  market: 60,
  shop: 60,
  breakfast: 400,
  lunch: 820,
  kitchen: 860,
  late: 1_280,
};
/** What is cooked until noon alone. */
export const morningRush = 440;
