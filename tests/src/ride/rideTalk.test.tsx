import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rideBoard } from '../../../domain/ride/rideOrder';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import {
  passRideTo,
  rideBoardKey,
  rideDraftsKey,
  rideTokenKey,
} from '../../../src/client/storage/rideKeys';
import { leaveRide } from '../../../src/ride/api/ride';
import { RideHome } from '../../../src/ride/board/RideHome';
import { renderPiece } from '../../support/render';

// Read by the field as it grows.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const stop = { name: 'Corner Bakery', address: 'Quay 1', lat: 25.2, lng: 55.27 };
const job = {
  id: 100007,
  order_type: 'delivery',
  from: stop,
  to: stop,
  fee: 5,
  order_status: 'picked_up',
  talk: { id: 4, waiting: 1, last: 31 },
};
const said = { id: 31, is_own: 0, by: '', message: 'The bell is broken', files_full_url: [] };
const asked = { ...said, key: '', created_at: '2026-11-20T12:00:00Z' };
const talk = { id: 4, first_name: 'Lina', waiting_since: null, last_message: null };

interface Sent {
  body?: { message: string };
  idempotencyKey?: string;
}
const shop = vi.hoisted(() => ({
  messages: [] as object[],
  sent: [] as Sent[],
  answer: (): unknown => null,
}));
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint, { body, idempotencyKey }: Sent) => {
    if (path === '/ride/board')
      return v.parse(rideBoard, { is_on_duty: 1, jobs: [job], offers: [] });
    if (path === '/ride/talks/{id}') return { talk, messages: shop.messages, next: null };
    if (path !== '/ride/talks/{id}/messages') return { id: 7, name: 'Samir Aziz', vehicle: '' };
    shop.sent.push({ ...(body && { body }), ...(idempotencyKey && { idempotencyKey }) });
    return shop.answer();
  },
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  window.localStorage.clear();
  rideTokenKey.set('secret');
  shop.messages = [asked];
  shop.sent = [];
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  rideTokenKey.set(null);
  rideBoardKey.set(null);
  vi.unstubAllGlobals();
});

async function open(onLeft: (end: { hasLeft: boolean }) => void = () => undefined) {
  await renderPiece(<RideHome onLeft={onLeft} />);
  fireEvent.click(await screen.findByRole('button', { name: 'New message' }));
  const talk = await screen.findByRole('dialog', { name: 'Lina' });
  const field = within(talk).getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer to Lina' });
  const send = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(within(talk).getByRole('button', { name: 'Send' }));
  };
  return { talk, field, send };
}

it('RIDE-17 a courier reads what a shopper wrote, and the answer goes out once for its key', async () => {
  const { talk, field, send } = await open();
  expect(within(talk).getByText('The bell is broken').textContent).toBe('The bell is broken');
  shop.answer = () => {
    shop.messages = [{ ...asked, id: 32, is_own: 1, message: 'I call you' }, asked];
  };
  send(' I call you ');
  await within(talk).findByText('I call you');
  await waitFor(() => expect(field.value).toBe(''));
  expect(shop.sent).toEqual([
    { body: { message: 'I call you' }, idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) },
  ]);
});

it('RIDE-17 what is not taken says why, and stays in the field', async () => {
  const { talk, field, send } = await open();
  shop.answer = () => {
    throw new ApiError('refused', 404, [{ code: 'not_found', message: 'That is over.' }]);
  };
  send('Still there?');
  expect((await within(talk).findByRole('alert')).textContent).toContain('That is over.');
  expect(field.value).toBe('Still there?');
});

it('RIDE-17 a session that has ended says so, and keeps what was written for the same courier', async () => {
  const left: { hasLeft: boolean }[] = [];
  const { send } = await open((end) => left.push(end));
  shop.answer = () => {
    throw new ApiError('unauthenticated', 401);
  };
  send('On my way');
  await waitFor(() => expect(left).toEqual([{ hasLeft: false }]));
  const text = () => rideDraftsKey.get()?.['ride:4']?.text;
  leaveRide({ hasLeft: false });
  passRideTo(7);
  expect(text()).toBe('On my way');
  passRideTo(8);
  expect(rideDraftsKey.get()).toBe(null);
});

it('RIDE-17 whoever signs out leaves nothing written behind', () => {
  rideDraftsKey.set({ 'ride:4': { text: 'On my way' } });
  leaveRide({ hasLeft: true });
  expect(rideDraftsKey.get()).toBe(null);
});
