import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../../server/db/schema/orders';
import { trips } from '../../../server/db/schema/trips';
import { shortLink } from '../../../server/outgoing/texts/shortLinks';
import { openShop, type Shop } from '../orders/shop';
import { garageOn } from '../rental/garage';

let shop: Shop;
let order: number;
let trip: number;
const trackToken = '01234567-89ab-4cde-8f01-23456789abcd';
const key = 'ASNFZ4mriavN';
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  order = (await shop.order(await shop.guest(), await shop.item(await shop.store()))).order_id;
  const garage = await garageOn(shop);
  const vehicle = await garage.vehicle(await garage.provider());
  trip = (await garage.book(await garage.guest(), vehicle)).trip_id;
  await shop.db.update(orders).set({ trackToken }).where(eq(orders.id, order));
  await shop.db.update(trips).set({ trackToken }).where(eq(trips.id, trip));
});
afterAll(() => shop.close());

async function opened(path: string) {
  const answer = await shop.app.request(path);
  const { headers, status } = answer;
  return [status, headers.get('location'), headers.get('cache-control')];
}

it('leads to the page of what it names, as the link of a mail does (TEXT-03)', async () => {
  const { env } = shop.deps;
  expect(shortLink(env, { kind: 'order', id: order, trackToken })).toBe(
    `https://shop.example/t/${order}-${key}`,
  );
  expect(await opened(`/t/${order}-${key}`)).toEqual([
    302,
    `/track-order?order_id=${order}&share=${trackToken}`,
    'no-store',
  ]);
  expect(shortLink(env, { kind: 'trip', id: trip, trackToken })).toBe(
    `https://shop.example/t/v${trip}-${key}`,
  );
  expect(await opened(`/t/v${trip}-${key}`)).toEqual([
    302,
    `/my-trips?trip_id=${trip}&share=${trackToken}`,
    'no-store',
  ]);
});

it('holds letters and digits alone, of which a phone leaves none out (TEXT-03)', async () => {
  const { env } = shop.deps;
  const signs = 'ffbfffff-ffff-4fff-bfff-fffffffffefb';
  const link = shortLink(env, { kind: 'order', id: 7, trackToken: signs });
  expect(link).toBe('https://shop.example/t/7-x7xxxxxxxx77');
});

it('tells nothing to who has not been sent it (TEXT-03)', async () => {
  const wrong = [
    `${order}-ASNFZ4mriavM`,
    `${order}-`,
    `${order}-ASNFZ4mriav`,
    `${order}`,
    `${order}-${key}x`,
    `999999-${key}`,
    `99999999999-${key}`,
    '%00',
    'x',
  ];
  for (const path of wrong)
    expect([path, await opened(`/t/${path}`)]).toEqual([path, [302, '/track-order', 'no-store']]);
  expect(await opened(`/t/v${trip}-ASNFZ4mriavM`)).toEqual([302, '/my-trips', 'no-store']);
  expect(await opened(`/t/v999999-${key}`)).toEqual([302, '/my-trips', 'no-store']);
});
