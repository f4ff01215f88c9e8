import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as inbox from '../../../../domain/orders/inboxEndpoints';
import { freshCall, refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

const sending = 'POST /customer/message/send';
let shop: ShopThere;

const open = () =>
  shop.call(inbox.openConversation, { body: { receiver_type: 'vendor', receiver_id: 3 } });
const write = (conversation_id: number, message: string, key: string) =>
  shop.call(inbox.sendMessage, {
    body: { conversation_id, message, 'image[]': [] },
    idempotencyKey: key.repeat(32),
  });
const written = () => shop.state.account.messages.map(({ message }) => message).toReversed();
const keysIn = async (conversation_id: number) =>
  (await shop.call(inbox.getConversation, { query: { conversation_id } })).messages.map(
    ({ key }) => key,
  );

afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('a message on a classic back end of 20%s', (version) => {
  beforeEach(async () => {
    vi.stubEnv('TZ', 'UTC');
    window.localStorage.clear();
    window.localStorage.setItem('token', 'classic-token-of-mona');
    shop = await startShopThere(version);
    standIn({ id: 1, type: 'food' });
  });

  it('SESS-08 whose answer was lost is found again, also by a page loaded anew, and sent once', async () => {
    const { id } = await open();
    await write(id, 'Hello', 'a');
    shop.loseNext(sending);
    expect(await refusalOf(write(id, 'Two\nlines ', 'b'))).toBe('network');
    expect(await keysIn(id)).toEqual(['b'.repeat(32), '']);
    shop = { ...shop, call: await freshCall(shop.address) };
    const found = await write(id, 'Two\nlines ', 'b');
    expect([found.id, found.key]).toEqual([shop.state.account.messages[0]?.id, 'b'.repeat(32)]);
    expect(written()).toHaveLength(2);
    expect(await keysIn(id)).toEqual(['', '']);
  });

  it('SESS-08 is found though its answer could not be read', async () => {
    const { id } = await open();
    await write(id, 'Hello', 'a');
    const [before] = shop.state.account.messages;
    shop.answerWith(sending, () => {
      shop.state.account.messages.unshift({ ...before, id: 900_001, message: 'Again' });
      return { json: { messages: 'many' } };
    });
    expect(await refusalOf(write(id, 'Again', 'b'))).toBe('shape');
    const found = await write(id, 'Again', 'b');
    expect([found.id, written()]).toEqual([900_001, ['Hello', 'Again']]);
  });

  it('SESS-08 that never arrived is sent again, and so is the same once more on purpose', async () => {
    const { id } = await open();
    await write(id, 'Hello', 'a');
    shop.loseNext(sending, 'before');
    expect(await refusalOf(write(id, 'Hello', 'b'))).toBe('network');
    await write(id, 'Hello', 'b');
    await write(id, 'Hello', 'c');
    expect(written()).toEqual(['Hello', 'Hello', 'Hello']);
  });

  it('SESS-08 that is refused is not looked for', async () => {
    const { id } = await open();
    const refused = { status: 403, json: { errors: [{ code: 'message', message: 'Too long' }] } };
    shop.answerWith(sending, refused);
    expect(await refusalOf(write(id, 'Hello', 'a'))).toBe('refused message');
    shop.answerWith(sending, null);
    expect(window.localStorage.getItem('classic-sent-messages')).toBe('{}');
    await write(id, 'Hello', 'a');
    expect(written()).toEqual(['Hello']);
  });
});
