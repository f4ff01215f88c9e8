import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  closedRides,
  rideBoardKey,
  riderKey,
  rideTokenKey,
  writeClosedRides,
} from '../../../src/client/storage/rideKeys';
import { RideHome } from '../../../src/ride/board/RideHome';
import { renderPiece } from '../../support/render';

const stop = { name: 'Corner Bakery', address: 'Quay 1', lat: 25.2, lng: 55.27 };
const job = {
  id: 100007,
  order_type: 'delivery',
  from: stop,
  to: stop,
  fee: 5,
  order_status: 'picked_up',
};
const board: Record<string, unknown> = { is_on_duty: 1, jobs: [job], offers: [] };
const earnings = { today: { deliveries: 0, fees: 0, tips: 0 }, days: [], cash_in_hand: 0 };
const watching = { begun: 0, ended: 0 };

beforeEach(() => {
  Object.assign(watching, { begun: 0, ended: 0 });
  rideTokenKey.set('secret');
  riderKey.set('7');
  vi.stubGlobal('fetch', async (asked: string | URL | Request) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (url.includes('/stream')) return new Response(null, { status: 503 });
    if (url.includes('/ride/board')) return Response.json(board);
    return url.includes('/ride/earnings')
      ? Response.json(earnings)
      : Response.json({ id: 7, name: 'Samir Aziz', email: '', image_full_url: '', vehicle: '' });
  });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      watchPosition: () => {
        watching.begun += 1;
        return watching.begun;
      },
      clearWatch: () => {
        watching.ended += 1;
      },
    },
  });
});
const told = { ...board };
afterEach(() => {
  Object.assign(board, told);
  rideTokenKey.set(null);
  writeClosedRides([]);
  riderKey.set(null);
  rideBoardKey.set(null);
  vi.unstubAllGlobals();
});

it('RIDE-06 the place of what is on its way is shared while its courier looks at the earnings', async () => {
  await renderPiece(<RideHome onLeft={() => undefined} />);
  await screen.findByRole('button', { name: 'I am at the door' });
  expect(watching).toEqual({ begun: 1, ended: 0 });
  fireEvent.click(screen.getByRole('radio', { name: 'Earnings' }));
  await screen.findByText('Cash in hand');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'I am at the door' })).toBeNull(),
  );
  expect(watching).toEqual({ begun: 1, ended: 0 });
  fireEvent.click(screen.getByRole('radio', { name: 'Orders' }));
  await screen.findByRole('button', { name: 'I am at the door' });
  expect(watching).toEqual({ begun: 1, ended: 0 });
});

it('RIDE-13 what was passed on stays on the screen until it is fetched', async () => {
  board.jobs = [];
  board.held = [
    { id: 100008, fetched_by: '' },
    { id: 100009, fetched_by: 'Omar' },
  ];
  await renderPiece(<RideHome onLeft={() => undefined} />);
  await screen.findByText('#100008');
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    '#100008With youKeep it until another courier comes and fetches it from you.',
    '#100009With youKeep it: Omar comes and fetches it from you.',
  ]);
});

it('RIDE-05 what was cancelled and read stays away after a reload, also where nothing else is kept', async () => {
  const cancelled = { ...job, id: 100010, order_status: 'canceled' };
  board.jobs = [cancelled, { ...job, id: 100011 }];
  await renderPiece(<RideHome onLeft={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Understood' }));
  await waitFor(() => expect(screen.queryByText('#100010')).toBeNull());
  cleanup();
  rideBoardKey.set(null);
  await renderPiece(<RideHome onLeft={() => undefined} />);
  await screen.findByText('#100011');
  expect(screen.queryByText('#100010')).toBeNull();
});

it('RIDE-05 what is ridden again after it was over counts as read no longer', async () => {
  writeClosedRides([100012]);
  board.jobs = [{ ...job, id: 100012 }];
  rideBoardKey.set(null);
  await renderPiece(<RideHome onLeft={() => undefined} />);
  await screen.findByText('#100012');
  expect(closedRides()).toEqual([]);
});
