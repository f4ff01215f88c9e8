import { clockMinutes } from '../../../domain/catalogue/schedule';
import type { OpeningHours } from '../../db/schema/columns';

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/**
 * Opening hours as minutes of the week, in PostgreSQL's notation: `{[540,1320),[1980,2760)}`.
 * Hours past midnight run into the next day, and past Saturday into Sunday.
 */
export function openMinutes(schedules: readonly OpeningHours[]): string {
  const ranges = schedules.flatMap(({ day, opening_time, closing_time }) => {
    const opens = clockMinutes(opening_time);
    const closes = clockMinutes(closing_time);
    if (opens === null || closes === null || opens === closes) return [];
    const from = day * dayMinutes + opens;
    const to = from + (closes - opens) + (closes < opens ? dayMinutes : 0);
    return to <= weekMinutes
      ? [[from, to]]
      : [
          [from, weekMinutes],
          [0, to - weekMinutes],
        ];
  });
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}
