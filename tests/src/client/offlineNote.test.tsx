import { act, fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ModuleType, module } from '../../../domain/place/module';
import { OfflineNote } from '../../../src/app/shell/OfflineNote';
import CartDrawer from '../../../src/cart/CartDrawer';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import {
  readTripCart,
  refreshTripCart,
  tripCartQuery,
  useTripCart,
} from '../../../src/rental/api/tripCart';
import { increaseTripLine } from '../../../src/rental/tripCart/lineIntents';
import TripCartDrawer from '../../../src/rental/tripCart/TripCartDrawer';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart } from '../../support/rental';
import { standAtTheSquare } from '../../support/standAt';

const trip = sampleCart([{ quantity: 1 }]);
let fails = false;
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: { path: string }) => {
    if (path === '/config') return settings;
    if (path === '/module') return [];
    if (fails) throw new ApiError('network', 0);
    return trip;
  },
  onUnauthenticated: () => () => undefined,
}));

const enter = (module_type: ModuleType) =>
  moduleKey.set(v.parse(module, { id: 1, module_type, zones: [], status: 1 }));

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  fails = false;
  guestIdKey.set('guest-1');
  standAtTheSquare();
});
afterEach(() => vi.restoreAllMocks());

const offline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
};

const seen = 'You are offline. You see what was loaded last.';
it.each([
  ['food', `${seen} What you change in the cart is sent later.`],
  ['rental', `${seen} Changes to your trip need a connection.`],
  ['parcel', `${seen} What you type is kept here; sending it needs a connection.`],
] as const)(
  'GATE-04 without a connection the note of %s tells what becomes of what is done (S07)',
  async (kind, told) => {
    enter(kind);
    await renderAtOnce(<OfflineNote />);
    act(offline);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(told));
  },
);

it('GATE-04 where no module is chosen it promises nothing', async () => {
  moduleKey.set(null);
  await renderAtOnce(<OfflineNote />);
  act(offline);
  expect(screen.getByRole('status').textContent?.trim()).toBe(seen);
});

function Trip() {
  return <output>{useTripCart().units}</output>;
}

it('TRIP-18 a page that asks for the trip cart alone tells that the shop is not reached, and when it is again (S07)', async () => {
  enter('rental');
  fails = true;
  await renderAtOnce(
    <>
      <OfflineNote />
      <Trip />
    </>,
  );
  await screen.findByText(
    'The shop cannot be reached. You see what was loaded last. Changes to your trip need a connection.',
  );
  fails = false;
  await act(refreshTripCart);
  await vi.waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull());
});

it('TRIP-29 a vehicle more, without a connection, is told to need one, however old the trip is; the trip is as before (S07)', async () => {
  enter('rental');
  const [line] = (await readTripCart(true)).carts;
  if (!line) throw new Error('The sample has a line');
  await renderAtOnce(<Trip />);
  // Nothing that was answered counts as fresh any more.
  await act(() => queryClient.invalidateQueries({ ...tripCartQuery(), refetchType: 'none' }));
  fails = true;
  offline();
  await increaseTripLine(line);
  await screen.findByText('Your trip could not be changed. Check your connection and try again.');
  await vi.waitFor(() => expect(screen.getByRole('status', { name: '' }).textContent).toBe('1'));
  expect(screen.getByRole('button', { name: 'Try again' }).tagName).toBe('BUTTON');
});

it.each([
  ['food', CartDrawer, `${seen} What you change in the cart is sent later.`],
  ['rental', TripCartDrawer, `${seen} Changes to your trip need a connection.`],
] as const)(
  'GATE-04 the drawer of %s, which covers that note, tells the same (S07)',
  async (kind, Opened, told) => {
    enter(kind);
    await renderAtOnce(<Opened input={null} onDone={() => undefined} />);
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getAllByRole('status')[0]?.textContent).toBe('');
    act(offline);
    expect(drawer.getAllByRole('status')[0]?.textContent).toBe(told);
  },
);
