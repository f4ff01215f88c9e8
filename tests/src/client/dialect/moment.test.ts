import { afterEach, expect, it, vi } from 'vitest';
import { localTime, moment, nightOf } from '../../../../src/client/dialect/classic/values';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Asia/Riyadh', '2026-01-05 10:00:00', '2026-01-05T07:00:00.000Z', '2026-01-05T20:59:59.000Z'],
  ['Europe/Madrid', '2026-07-05 10:00', '2026-07-05T08:00:00.000Z', '2026-07-05T21:59:59.000Z'],
  // An hour after the clocks went forward, and the day before they go back.
  ['Europe/Madrid', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z', '2026-03-29T21:59:59.000Z'],
  ['Europe/Madrid', '2026-10-24', '2026-10-23T22:00:00.000Z', '2026-10-24T21:59:59.000Z'],
  [
    'America/New_York',
    '2026-01-05 10:00:00',
    '2026-01-05T15:00:00.000Z',
    '2026-01-06T04:59:59.000Z',
  ],
])('in %s %s is %s, and its day ends at %s', (zone, told, at, night) => {
  vi.stubEnv('TZ', zone);
  expect([moment(told), nightOf(told)]).toEqual([at, night]);
  expect(moment(localTime(at))).toBe(at);
});

it('takes a moment with its zone as it is, and none for what is none', () => {
  vi.stubEnv('TZ', 'Asia/Riyadh');
  expect(
    [
      '2026-01-05T10:00:00.000000Z',
      '2026-01-05T10:00:00+03:00',
      '',
      null,
      'soon',
      '2026-13-01',
    ].map(moment),
  ).toEqual(['2026-01-05T10:00:00.000Z', '2026-01-05T07:00:00.000Z', null, null, null, null]);
});
