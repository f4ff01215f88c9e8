import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  passRideTo,
  rideBoardKey,
  rideDraftsKey,
  rideTokenKey,
} from '../../../src/client/storage/rideKeys';
import { leaveRide } from '../../../src/ride/api/ride';
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
  talk: { id: 4, waiting: 1, last: 31 },
};
const said = { id: 31, is_own: 0, by: '', message: 'The bell is broken', files_full_url: [] };
const asked = { ...said, key: '', created_at: '2026-11-20T12:00:00Z' };
let messages: object[];
let sent: { key: string | null; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  window.localStorage.clear();
  rideTokenKey.set('secret');
  messages = [asked];
  sent = [];
  answer = () => Response.json({ ...asked, id: 32, is_own: 1 });
  vi.stubGlobal('fetch', async (asking: string | URL | Request, options?: RequestInit) => {
    const request = asking instanceof Request ? asking : new Request(asking, options);
    const { url } = request;
    if (url.includes('/stream')) return new Response(null, { status: 503 });
    if (url.includes('/ride/board'))
      return Response.json({ is_on_duty: 1, jobs: [job], offers: [] });
    if (url.includes('/ride/talks/4/messages')) {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return answer();
    }
    if (url.includes('/ride/talks/4')) {
      const talk = { id: 4, first_name: 'Lina', waiting_since: null, last_message: null };
      return Response.json({ talk, messages, next: null });
    }
    return Response.json({ id: 7, name: 'Samir Aziz', email: '', image_full_url: '', vehicle: '' });
  });
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
  answer = () => {
    messages = [{ ...asked, id: 32, is_own: 1, message: 'I call you' }, asked];
    return Response.json({ ...asked, id: 32, is_own: 1 });
  };
  send(' I call you ');
  await within(talk).findByText('I call you');
  await waitFor(() => expect(field.value).toBe(''));
  const [{ key, body } = { key: null, body: null }] = sent;
  expect([sent.length, body, typeof key]).toEqual([1, { message: 'I call you' }, 'string']);
});

it('RIDE-17 what is not taken says why, and stays in the field', async () => {
  const { talk, field, send } = await open();
  answer = () =>
    Response.json({ errors: [{ code: 'not_found', message: 'That is over.' }] }, { status: 404 });
  send('Still there?');
  expect((await within(talk).findByRole('alert')).textContent).toContain('That is over.');
  expect(field.value).toBe('Still there?');
});

it('RIDE-17 a session that has ended says so, and keeps what was written for the same courier', async () => {
  const left: { hasLeft: boolean }[] = [];
  const { send } = await open((end) => left.push(end));
  answer = () => Response.json({ errors: [{ code: 'auth', message: 'No.' }] }, { status: 401 });
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
