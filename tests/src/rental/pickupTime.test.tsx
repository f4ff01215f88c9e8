import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fromClock, toClock } from '../../../domain/values/shopTime';
import type { TripDraft } from '../../../machines/rental/rentalSearch';
import { configQuery } from '../../../src/client/shopQueries';
import { tripDraftKey } from '../../../src/client/storage/rentalKeys';
import { TripBox } from '../../../src/rental/rentalSearch/TripBox';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { destination, pickup } from '../../support/rental';

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));

const year = new Date().getUTCFullYear();
const inHalfAYear = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 11);
const chosen = `${inHalfAYear}10:30`;
const searched: TripDraft = {
  type: 'hourly',
  hours: 5,
  days: 1,
  pickup,
  destination,
  pickupAt: `${chosen}:00.000Z`,
  route: { metres: 12_345, seconds: 900 },
};

afterEach(() => tripDraftKey.set(null));

async function open() {
  const onDone = vi.fn();
  tripDraftKey.set(searched);
  await renderPiece(<TripBox submit="Find" onDone={onDone} />, (client) =>
    client.setQueryData(configQuery().queryKey, { ...settings, time_zone: 'UTC' }),
  );
  return onDone;
}
const field = () => screen.getByLabelText('Date and time of pickup') as HTMLInputElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Find' }));

it('RENT-06 no trip is searched for the former time once the field is emptied', async () => {
  const onDone = await open();
  type('');
  send();
  expect(screen.getByRole('alert').textContent).toBe('Choose the date and time of pickup.');
  expect(onDone).not.toHaveBeenCalled();
  expect(tripDraftKey.get()?.pickupAt).toBe(`${chosen}:00.000Z`);
  type(`${inHalfAYear}11:45`);
  expect(screen.queryByRole('alert')).toBeNull();
  send();
  expect(tripDraftKey.get()?.pickupAt).toBe(`${inHalfAYear}11:45:00.000Z`);
});

it('RENT-06 another press of Schedule leaves the time that was chosen', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(field().value).toBe(chosen);
  send();
  expect(tripDraftKey.get()?.pickupAt).toBe(`${chosen}:00.000Z`);
});

it('RENT-06 a year that is being typed is a time of long ago, and not too much for the page', async () => {
  const onDone = await open();
  for (const begun of ['0002', '0020', '0202']) type(`${begun}-11-30T10:00`);
  send();
  expect(screen.getByRole('alert').textContent).toBe('The pickup time must be in the future.');
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  ['0002-11-30T10:00', 'UTC', '0002-11-30T10:00:00.000Z'],
  [`${year}-06-30T10:00`, 'Asia/Riyadh', `${year}-06-30T07:00:00.000Z`],
  ['', 'UTC', null],
  ['soon', 'UTC', null],
])('the clock that shows %s in %s', (clock, zone, iso) => {
  expect(fromClock(clock, zone)).toBe(iso);
  if (iso) expect(toClock(iso, zone)).toBe(clock);
});
