import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as inbox from '../../../../domain/orders/inboxEndpoints';
import { freshCall, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const open = (order_id: number | null) =>
  shop.call(inbox.openConversation, {
    body: { receiver_type: 'vendor', receiver_id: 3, order_id },
  });
const read = async (conversation_id: number) =>
  (await shop.call(inbox.getConversation, { query: { conversation_id } })).conversation;
const write = (conversation_id: number, message: string) =>
  shop.call(inbox.sendMessage, { body: { conversation_id, message, 'image[]': [] } });
const sent = () => shop.state.account.messages.map(({ order_id }) => order_id).toReversed();
const reload = async () => {
  shop = { ...shop, call: await freshCall(shop.address) };
};

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('token', 'classic-token-of-mona');
  standIn({ id: 1, type: 'food' });
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('a conversation there, on one of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
  });

  it('SESS-08 is about the order that it was opened for, and says so with its messages', async () => {
    const begun = await open(101);
    expect(begun.order_id).toBe(101);
    await reload();
    expect((await read(begun.id)).order_id).toBe(101);
    await write(begun.id, 'Hello');
    const known = await read(begun.id);
    expect([known.id, known.order_id]).toEqual([7030, 101]);
    await write(known.id, 'Still there?');
    expect((await open(102)).order_id).toBe(102);
    await write(known.id, 'And the other?');
    expect(sent()).toEqual([101, 101, 102]);
  });

  it('SESS-08 about no order says nothing of one', async () => {
    const begun = await open(null);
    await write(begun.id, 'Hello');
    expect([begun.order_id, sent(), (await read(begun.id)).order_id]).toEqual([null, [null], null]);
  });

  it('SESS-08 that has yet to begin has a name, also in a page loaded anew', async () => {
    const { id } = await open(null);
    await reload();
    expect((await read(id)).receiver.name).toBe('Napoli');
    const courier = await shop.call(inbox.openConversation, {
      body: { receiver_type: 'delivery_man', receiver_id: 5, order_id: 101 },
    });
    expect(courier.receiver.name).toBe('Souk');
  });
});
