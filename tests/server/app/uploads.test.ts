import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { uploadPrescription } from '../../../domain/orders/orderEndpoints';
import { leaveAtDoor } from '../../../domain/ride/rideEndpoints';
import { pngOf, smallPng } from '../../support/pictures';
import { createTestServer, type TestServer } from '../../support/server';
import { doorPhoto, riderIn } from '../ride/riders';

let server: TestServer;
let guest: string;
beforeAll(async () => {
  server = await createTestServer({
    LIMIT_UPLOADS: '3/1d',
    LIMIT_UPLOAD_MB: '1/1d',
    LIMIT_UPLOADS_SHOP: '8/1d',
    LIMIT_UPLOAD_MB_SHOP: '4/1d',
  });
  guest = (await server.call(requestGuestId)).guest_id;
});
afterAll(() => server.close());

/** A picture of so many bytes; what follows its end is not kept, and counted all the same. */
async function sendFrom(remoteAddress: string, bytes = smallPng.length) {
  const padded = new Uint8Array(Math.max(bytes, smallPng.length));
  padded.set(pngOf(2, 2));
  const form = new FormData();
  form.append('guest_id', guest);
  form.append('image', new File([padded], 'a.png', { type: 'image/png' }));
  const response = await server.app.request(
    `/api/v1${uploadPrescription.path}`,
    { method: 'POST', body: form },
    { incoming: { socket: { remoteAddress } } },
  );
  return [response.status, response.headers.get('Retry-After')];
}
const taken = [200, null];
const day = 86_400_000;

it('an address sends so many pictures a day, and so many megabytes', async () => {
  for (let n = 0; n < 3; n += 1) expect(await sendFrom('203.0.113.1')).toEqual(taken);
  expect(await sendFrom('203.0.113.1')).toEqual([429, '86400']);
  expect(await sendFrom('203.0.113.2', 600_000)).toEqual(taken);
  expect(await sendFrom('203.0.113.2', 600_000)).toEqual([429, '86400']);
  server.clock.advance(day);
  expect(await sendFrom('203.0.113.1')).toEqual(taken);
});

it('all addresses together send so many pictures a day', async () => {
  server.clock.advance(day);
  for (let n = 0; n < 8; n += 1) expect(await sendFrom(`198.51.100.${n}`)).toEqual(taken);
  expect(await sendFrom('198.51.100.99')).toEqual([429, '86400']);
});

it('and so many megabytes', async () => {
  server.clock.advance(day);
  for (let n = 0; n < 4; n += 1) expect(await sendFrom(`192.0.2.${n}`, 1_000_000)).toEqual(taken);
  expect(await sendFrom('192.0.2.99', 1_000_000)).toEqual([429, '86400']);
});

it('a courier’s pictures are counted of that courier alone, and use nothing of all addresses up', async () => {
  server.clock.advance(day);
  for (let n = 0; n < 8; n += 1) await sendFrom(`198.51.100.${n}`);
  expect(await sendFrom('198.51.100.99')).toEqual([429, '86400']);
  const [{ token }, other] = [await riderIn(server, 1), await riderIn(server, 1)];
  const leave = async (by: string) => {
    const asked = { token: by, params: { id: 999_999 }, body: { photo: doorPhoto() } };
    return (await server.refusal(leaveAtDoor, asked)).status;
  };
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push(await leave(token));
  expect(statuses).toEqual([404, 404, 404, 429]);
  expect(await leave(other.token)).toBe(404);
});
