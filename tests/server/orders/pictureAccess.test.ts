import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPrescription } from '../../../domain/orders/orderEndpoints';
import { smallPng } from '../../support/pictures';
import { openShop, type Shop } from './shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const image = new File([Uint8Array.from(smallPng)], 'prescription.png', { type: 'image/png' });
const upload = async () =>
  (await shop.call(uploadPrescription, { body: { guest_id: await shop.guest(), image } }))
    .image_full_url;
const statusOf = async (address: string) => (await shop.app.request(address)).status;

describe('the address of a prescription’s picture', () => {
  it('CHK-14 is signed, and opens for as long as a picture without an order is kept', async () => {
    const address = await upload();
    expect(address).toMatch(
      /^\/media\/uploads\/[0-9a-f]{32}\.png\?until=\d{10}&signature=[\w-]{32}$/,
    );
    const shown = await shop.app.request(address);
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    shop.clock.advance(54 * 60_000);
    expect(await statusOf(address)).toBe(200);
    shop.clock.advance(60_000 + 1_000);
    expect(await statusOf(address)).toBe(404);
  });

  it('opens nothing when anything of it was changed', async () => {
    const [address, other] = [await upload(), await upload()];
    const [plain = '', query = ''] = address.split('?');
    const until = /until=(\d+)/.exec(query)?.[1] ?? '';
    const tried = [
      plain,
      `${other.split('?')[0]}?${query}`,
      address.replace(until, String(Number(until) + 1)),
      address.replace(until, '99999999999'),
      address.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      address.replace(/&signature.*/, ''),
      `${plain}?until=Infinity&signature=x`,
    ];
    expect(await Promise.all(tried.map(statusOf))).toEqual(tried.map(() => 404));
    expect(await statusOf(address)).toBe(200);
  });
});
