import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clock, instant, phone } from '../../../server/import/columns';
import { columnsText } from '../../../server/import/write';

it('every column of every table is written down for those who fill it in', () => {
  expect(readFileSync('docs/catalogue.md', 'utf8')).toContain(columnsText());
});

const hours = clock('sold from');
const noFinder = { timeZone: 'Asia/Riyadh', idOf: () => 0, keyOf: () => '' };

it.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['09:30:00', '09:30'],
  ['24:00', '24:00'],
  ['', ''],
])('a time of day written %s is kept as %s', (cell, kept) => {
  expect(hours.read(() => cell, noFinder)).toBe(kept);
});

it.each(['9:30 pm', '25:00', '10:75', 'noon'])('%s is no time of day', (cell) => {
  expect(() => hours.read(() => cell, noFinder)).toThrow(`"${cell}" must be a time such as 09:30`);
});

const called = phone('its phone');
const cellOf = (cell: string) => () => called.read(() => cell, noFinder);

it('a phone number is kept as people sign in by it, however it is written', () => {
  expect(
    ['+966 50 123 4567', '+966501234567', '+966 (0)50-123-4567'].map((cell) => cellOf(cell)()),
  ).toEqual(['+966501234567', '+966501234567', '+966501234567']);
});

it.each(['0500', '0501234567', '+966 50', 'none'])('%s is no phone number', (cell) => {
  expect(cellOf(cell)).toThrow(
    `"${cell}" must be a phone number that begins with + and the country`,
  );
});

it.each([
  ['begins', '2026-12-31', 'Asia/Riyadh', '2026-12-30T21:00:00.000Z'],
  ['ends', '2026-12-31', 'Asia/Riyadh', '2026-12-31T21:00:00.000Z'],
  ['ends', '2026-12-31', 'America/New_York', '2027-01-01T05:00:00.000Z'],
  // The clocks are changed on that day.
  ['begins', '2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
  ['ends', '2026-03-29', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
  ['ends', '2026-12-31T18:00:00Z', 'Asia/Riyadh', '2026-12-31T18:00:00.000Z'],
] as const)('what %s on %s in %s does so at %s', (edge, cell, timeZone, moment) => {
  const at = instant('when', edge).read(() => cell, { ...noFinder, timeZone });
  expect(at.toISOString()).toBe(moment);
});

it.each(['2026-02-30', '2026-13-01', '31.12.2026', ''])('%s is no date', (cell) => {
  expect(() => instant('when', 'ends').read(() => cell, noFinder)).toThrow(
    `"${cell}" must be a date such as 2026-12-31 or 2026-12-31T18:00:00Z`,
  );
});
