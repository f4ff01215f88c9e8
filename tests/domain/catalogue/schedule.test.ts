import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliverySlots,
  isOpenAt,
  isValidSlot,
  isWithinHours,
  nextOpening,
  shopClock,
} from '../../../domain/catalogue/schedule';

// 2026-11-20 is a Friday (5).
const at = (time: string, date = '2026-11-20') => new Date(`${date}T${time}:00Z`);
const hours = (day: number, opening_time: string, closing_time: string) => ({
  day,
  opening_time,
  closing_time,
});
const lunch = [hours(5, '11:00', '14:00'), hours(5, '18:00', '23:30'), hours(6, '12:00', '15:00')];
const bar = [hours(5, '18:00', '02:00')];

describe('opening hours', () => {
  it("reads the shop's clock", () => {
    expect(shopClock(at('22:30'), 'Asia/Riyadh')).toEqual({ day: 6, minutes: 90 });
    expect(shopClock(at('00:10'), 'UTC')).toEqual({ day: 5, minutes: 10 });
  });

  it('differs between zones at one moment', () => {
    const moment = at('22:30');
    const zones = ['Asia/Riyadh', 'UTC', 'Asia/Riyadh'];
    expect(zones.map((zone) => shopClock(moment, zone))).toEqual([
      { day: 6, minutes: 90 },
      { day: 5, minutes: 1350 },
      { day: 6, minutes: 90 },
    ]);
  });

  it.each([
    ['10:59', lunch, false],
    ['11:00', lunch, true],
    ['13:59', lunch, true],
    ['14:00', lunch, false],
    ['20:00', lunch, true],
    ['23:30', lunch, false],
    ['01:59', bar, false],
    ['23:59', bar, true],
  ])('at %s', (time, schedules, open) => {
    expect(isOpenAt(schedules, at(time), 'UTC')).toBe(open);
  });
  it('goes past midnight into the next day only', () => {
    expect(isOpenAt(bar, at('01:59', '2026-11-21'), 'UTC')).toBe(true);
    expect(isOpenAt(bar, at('02:00', '2026-11-21'), 'UTC')).toBe(false);
    expect(isOpenAt(bar, at('19:00', '2026-11-21'), 'UTC')).toBe(false);
  });
  it.each([
    ['10:00', '22:00', '09:59', false],
    ['10:00', '22:00', '10:00', true],
    ['', '', '03:00', true],
    ['22:00', '04:00', '03:00', true],
    ['10:00:00', '22:00:00', '23:00', false],
  ])('a dish from %s to %s at %s', (from, to, time, available) => {
    expect(isWithinHours(from, to, at(time), 'UTC')).toBe(available);
  });
  it('names the next opening', () => {
    expect(nextOpening(lunch, at('15:00'), 'UTC')).toBe('2026-11-20T18:00:00.000Z');
    expect(nextOpening(lunch, at('12:00'), 'UTC')).toBe('2026-11-20T12:00:00.000Z');
    expect(nextOpening(lunch, at('16:00', '2026-11-21'), 'UTC')).toBe('2026-11-27T11:00:00.000Z');
    expect(nextOpening([], at('12:00'), 'UTC')).toBeNull();
  });
});

describe('slots', () => {
  const rules = { timeZone: 'UTC', slotMinutes: 60, leadMinutes: 30, days: 2 };
  it('lie wholly within opening hours on whole slot times', () => {
    const starts = deliverySlots(lunch, at('11:40'), rules).map((slot) => slot.start.slice(8, 16));
    expect(starts).toEqual([
      '20T13:00',
      '20T18:00',
      '20T19:00',
      '20T20:00',
      '20T21:00',
      '20T22:00',
      '21T12:00',
      '21T13:00',
      '21T14:00',
    ]);
  });
  it("follow the shop's clock", () => {
    const kathmandu = { ...rules, timeZone: 'Asia/Kathmandu' };
    expect(deliverySlots(lunch, at('00:00'), kathmandu)[0]?.start).toBe('2026-11-20T05:15:00.000Z');
  });
  it.each([
    ['a listed one', '2026-11-20T13:00:00.000Z', true],
    ['written otherwise', '2026-11-20T16:00:00+03:00', true],
    ['past', '2026-11-20T11:00:00.000Z', false],
    ['between slots', '2026-11-20T13:10:00.000Z', false],
    ['while closed', '2026-11-20T15:00:00.000Z', false],
    ['reaching past closing', '2026-11-20T23:00:00.000Z', false],
    ['too far off', '2026-11-27T12:00:00.000Z', false],
    ['unreadable', 'soon', false],
  ])('%s', (_name, start, valid) => {
    expect(isValidSlot(start, lunch, at('11:40'), rules)).toBe(valid);
  });
  it('accepts exactly the listed ones', () => {
    fc.assert(
      fc.property(fc.nat(2 * 24 * 4), fc.constantFrom(15, 30, 45, 60), (quarter, slotMinutes) => {
        const now = at('10:07');
        const start = new Date(at('10:00').getTime() + quarter * 15 * 60_000).toISOString();
        const own = { ...rules, slotMinutes };
        const listed = deliverySlots(lunch, now, own).some((slot) => slot.start === start);
        expect(isValidSlot(start, lunch, now, own)).toBe(listed);
      }),
      { numRuns: 200 },
    );
  });
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => hours(day, '00:00', '24:00'));
  it.each([
    ['Asia/Riyadh', '2026-11-20', 25],
    ['Asia/Riyadh', '2026-11-20', 50],
    ['Europe/Berlin', '2026-10-24', 50],
    ['Europe/Berlin', '2026-10-24', 120],
    ['Europe/Berlin', '2026-03-28', 120],
    ['Australia/Lord_Howe', '2026-04-04', 45],
  ])(
    'lists in %s from %s all that it accepts of %i minutes, and no other',
    (timeZone, date, slotMinutes) => {
      const now = at('10:07', date);
      const own = { ...rules, timeZone, slotMinutes };
      const minutes = Array.from({ length: 2 * 24 * 60 }, (_, later) =>
        new Date(now.getTime() + later * 60_000).toISOString(),
      );
      expect(deliverySlots(always, now, own).map(({ start }) => start)).toEqual(
        minutes.filter((start) => isValidSlot(start, always, now, own)),
      );
    },
  );
});
