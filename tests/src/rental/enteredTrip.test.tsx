import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { configQuery } from '../../../src/client/shopQueries';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { tripDraftKey, tripEnteredKey } from '../../../src/client/storage/rentalKeys';
import RentalHome from '../../../src/rental/home/RentalHome';
import { takeTrip } from '../../../src/rental/parts/takeTrip';
import { TripBox } from '../../../src/rental/rentalSearch/TripBox';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { samplePlan } from '../../support/rental';

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => window.localStorage.clear());

const show = (piece = <TripBox submit="Find" onDone={() => undefined} />) =>
  renderPiece(piece, (client) => client.setQueryData(configQuery().queryKey, settings));
const isByDay = () =>
  screen.getByRole('button', { name: 'Per day' }).getAttribute('aria-pressed') === 'true';
const days = () => screen.getByLabelText<HTMLInputElement>(/^Days/).value;

function enter() {
  fireEvent.click(screen.getByRole('button', { name: 'Per day' }));
  fireEvent.change(screen.getByLabelText(/^Days/), { target: { value: '9' } });
}

it('RENT-03 what is entered of a trip is there after a reload, and is no searched trip yet', async () => {
  await show();
  expect(isByDay()).toBe(false);
  expect(tripEnteredKey.get()).toBe(null);
  enter();
  cleanup();
  await show();
  expect([isByDay(), days()]).toEqual([true, '9']);
  expect(tripDraftKey.get()).toBe(null);
});

it('RENT-03 a trip that a link brings comes before what was entered', async () => {
  await show();
  enter();
  cleanup();
  takeTrip(samplePlan({ type: 'hourly', hours: 5 }));
  await show();
  expect(isByDay()).toBe(false);
});

it('LOGOUT-04 whoever leaves takes the entered trip along, on the open page too', async () => {
  await show(<RentalHome />);
  enter();
  act(() => forgetPrivateThings());
  expect([isByDay(), tripEnteredKey.get()]).toEqual([false, null]);
});
