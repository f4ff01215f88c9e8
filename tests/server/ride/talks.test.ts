import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as shopper from '../../../domain/orders/inboxEndpoints';
import { acceptRide, pickUpRide, readRideBoard } from '../../../domain/ride/rideEndpoints';
import * as calls from '../../../domain/ride/rideTalkEndpoints';
import { answerDue } from '../../../server/orders/inbox/reply';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { openShop, type Shop, zoneId } from '../orders/shop';
import { ownedBy, riderIn } from './riders';

const day = 86_400_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.clock.set(new Date('2026-11-20T12:00:00Z')));
afterAll(() => shop.close());

/** A shopper whose order a courier has accepted, and their conversation. */
async function ridden() {
  const rider = await riderIn(shop, zoneId);
  const token = await shop.customer();
  const { order_id: orderId } = await shop.order(
    await shop.guest(),
    await shop.item(await shop.store()),
  );
  await ownedBy(shop, orderId, token);
  for (let n = 0; n < 3; n += 1) await moveOrder(shop.deps, orderId);
  await shop.call(acceptRide, { token: rider.token, params: { id: orderId } });
  const body = { receiver_type: 'delivery_man', receiver_id: rider.id, order_id: orderId };
  const { id } = await shop.call(shopper.openConversation, { token, body });
  const say = (message: string) =>
    shop.call(shopper.sendMessage, { token, body: { conversation_id: id, message } });
  const read = async () =>
    (
      await shop.call(shopper.getConversation, { token, query: { conversation_id: id } })
    ).messages.map(({ sender_type, message }) => [sender_type, message]);
  return { rider, orderId, id, say, read };
}
type Ridden = Awaited<ReturnType<typeof ridden>>;

const talkOnBoard = async ({ rider, orderId }: Ridden) =>
  (await shop.call(readRideBoard, { token: rider.token })).jobs.find(({ id }) => id === orderId)
    ?.talk;
const newest = async ({ rider, id }: Ridden) =>
  (await shop.call(calls.readRideTalk, { token: rider.token, params: { id } })).messages[0]?.id;
const answerAs = ({ rider, id }: Ridden, message: string, key: string) => ({
  token: rider.token,
  params: { id },
  body: { message },
  headers: { 'Idempotency-Key': key },
});
const statuses = async ({ id }: Ridden, token: string) => [
  (await shop.refusal(calls.readRideTalk, { token, params: { id } })).status,
  (await shop.refusal(calls.answerRideTalk, { token, params: { id }, body: { message: 'Hi' } }))
    .status,
];

describe('messages of shoppers to who rides their order (RIDE-17)', () => {
  it('stand on the board while one waits, and the answer reaches the shopper', async () => {
    const ride = await ridden();
    expect(await talkOnBoard(ride)).toBe(null);
    await ride.say('Ring twice');
    const asked = await newest(ride);
    expect(await talkOnBoard(ride)).toEqual({ id: ride.id, waiting: 1, last: asked });
    await shop.call(calls.answerRideTalk, answerAs(ride, 'I will', 'key-a-0001'));
    await shop.call(calls.answerRideTalk, answerAs(ride, 'I will', 'key-a-0001'));
    expect(await talkOnBoard(ride)).toEqual({ id: ride.id, waiting: 0, last: await newest(ride) });
    const said = [
      ['customer', 'Ring twice'],
      ['delivery_man', 'I will'],
    ];
    expect((await ride.read()).toSorted()).toEqual(said);
    const { token } = ride.rider;
    const { messages } = await shop.call(calls.readRideTalk, { token, params: { id: ride.id } });
    expect(messages.map(({ is_own, message }) => [is_own, message])).toEqual([
      [1, 'I will'],
      [0, 'Ring twice'],
    ]);
  });

  it('need no answer where their courier says so, but for what was written since', async () => {
    const ride = await ridden();
    await ride.say('Thank you');
    const { token } = ride.rider;
    const settle = async (seen_id = 0) =>
      (await shop.call(calls.settleRideTalk, { token, params: { id: ride.id }, body: { seen_id } }))
        .waiting_since;
    const seen = await newest(ride);
    await ride.say('And a fork, please');
    expect(await settle(seen)).toBe('2026-11-20T12:00:00.000Z');
    expect(await settle(await newest(ride))).toBe(null);
    expect((await talkOnBoard(ride))?.waiting).toBe(0);
  });

  it('are told at once over the stream', async () => {
    const ride = await ridden();
    const headers = { Authorization: `Bearer ${ride.rider.token}` };
    const response = await shop.app.request('/api/v1/ride/stream', { headers });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let told = '';
    const until = async (text: string) => {
      while (!told.includes(text)) told += (await reader?.read())?.value ?? '';
    };
    await until('"talk":null');
    await ride.say('Where are you?');
    await until(`"talk":{"id":${ride.id},"waiting":1,"last":${await newest(ride)}}`);
    await ride.say('Here');
    await until(`"talk":{"id":${ride.id},"waiting":1,"last":${await newest(ride)}}`);
    await reader?.cancel();
  });

  it('are of nobody else, and of the courier until a day after the end', async () => {
    const ride = await ridden();
    const other = await riderIn(shop, zoneId);
    expect(await statuses(ride, other.token)).toEqual([404, 404]);
    await shop.call(pickUpRide, { token: ride.rider.token, params: { id: ride.orderId } });
    shop.clock.advance(2 * day);
    const { token } = ride.rider;
    const read = { token, params: { id: ride.id } };
    expect((await shop.call(calls.readRideTalk, read)).talk.id).toBe(ride.id);
    await moveOrder(shop.deps, ride.orderId);
    shop.clock.advance(day - 1);
    expect((await shop.call(calls.readRideTalk, read)).talk.id).toBe(ride.id);
    shop.clock.advance(1);
    expect(await statuses(ride, token)).toEqual([404, 404]);
  });

  it('are answered by no script while the app of the courier is open', async () => {
    const ride = await ridden();
    await talkOnBoard(ride);
    await ride.say('Where are you?');
    shop.clock.advance(3_000);
    await answerDue(shop.deps);
    expect(await ride.read()).toEqual([['customer', 'Where are you?']]);
    shop.clock.advance(3_600_000);
    await answerDue(shop.deps);
    expect((await ride.read()).map(([sender]) => sender).toSorted()).toEqual([
      'customer',
      'delivery_man',
    ]);
  });
});
