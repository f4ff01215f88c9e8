import type { OpeningHours } from '../../../domain/desk/staff';

const day = 24 * 60;
const lastClosing = '23:00';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes of its weekday from its opening to its closing, which may be past midnight. */
const lasts = ({ opening_time, closing_time }: OpeningHours): readonly [number, number] => {
  const [from, to] = [minutesOf(opening_time), minutesOf(closing_time)];
  return [from, to > from ? to : to + day];
};

export type StretchTrouble = 'noOpening' | 'noClosing' | 'same' | 'overlaps';

/** What is wrong with one stretch of a weekday beside those before it; null: nothing. */
export function decideTrouble(
  stretch: OpeningHours,
  before: readonly OpeningHours[],
): StretchTrouble | null {
  const { opening_time, closing_time } = stretch;
  if (opening_time === '') return 'noOpening';
  if (closing_time === '') return 'noClosing';
  if (opening_time === closing_time) return 'same';
  const [from, to] = lasts(stretch);
  const meets = (other: OpeningHours) => {
    const [start, end] = lasts(other);
    return from < end && start < to;
  };
  const whole = before.filter((one) => one.opening_time !== '' && one.closing_time !== '');
  return whole.some(meets) ? 'overlaps' : null;
}

/** What is proposed as another stretch of a weekday: after the last one, or times to be typed where the day is full. */
export function nextStretch(weekday: number, hours: readonly OpeningHours[]): OpeningHours {
  const last = hours.at(-1);
  if (!last) return { day: weekday, opening_time: '10:00', closing_time: '22:00' };
  const isRoom =
    last.opening_time !== '' &&
    last.closing_time > last.opening_time &&
    last.closing_time < lastClosing;
  return isRoom
    ? { day: weekday, opening_time: last.closing_time, closing_time: lastClosing }
    : { day: weekday, opening_time: '', closing_time: '' };
}
