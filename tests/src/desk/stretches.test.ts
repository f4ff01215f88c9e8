import { describe, expect, it } from 'vitest';
import { decideTrouble, nextStretch } from '../../../src/desk/store/stretches';

const stretch = (opening_time: string, closing_time: string) => ({
  day: 1,
  opening_time,
  closing_time,
});
const morning = stretch('09:00', '13:00');
const late = stretch('18:00', '02:00');

describe('DESK-11 another time of a weekday', () => {
  it.each([
    ['of a closed day', [], '10:00', '22:00'],
    ['after a midday break', [morning], '13:00', '23:00'],
    ['after one that ends at night', [late], '', ''],
    ['after one that ends at the end of the day', [stretch('10:00', '23:30')], '', ''],
    ['after one that is being typed', [stretch('', '')], '', ''],
  ])('%s', (_, hours, opening_time, closing_time) => {
    expect(nextStretch(1, hours)).toEqual({ day: 1, opening_time, closing_time });
  });

  it.each([
    ['13:00', '18:00', null],
    ['', '18:00', 'noOpening'],
    ['13:00', '', 'noClosing'],
    ['13:00', '13:00', 'same'],
    ['12:59', '14:00', 'overlaps'],
    ['17:00', '18:01', 'overlaps'],
    ['23:00', '01:00', 'overlaps'],
    ['02:00', '09:00', null],
  ])('from %s to %s beside 09:00 to 13:00 and 18:00 to 02:00: %s', (from, to, trouble) => {
    expect(decideTrouble(stretch(from, to), [morning, late])).toBe(trouble);
  });
});
