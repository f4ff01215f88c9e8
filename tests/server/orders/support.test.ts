import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { askShop } from '../../../domain/orders/supportEndpoints';
import { outbox } from '../../../server/db/schema/identity';
import { supportMessages } from '../../../server/db/schema/inbox';
import { runOpsCommand } from '../../../server/ops/command';
import { openShop, type Shop } from './shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ TRUSTED_PROXIES: '1' });
});
afterAll(() => shop.close());

const body = {
  name: 'Lina',
  email: 'lina@example.com',
  phone: '',
  topic: 'order',
  message: 'Where is it?',
};
const key = (text: string) => ({ 'Idempotency-Key': text });
const kept = () => shop.db.select().from(supportMessages).orderBy(desc(supportMessages.id));
const ops = (line: string) => runOpsCommand(shop.deps, line.split(' '));

it('takes a message from a guest once for its key, and from a customer with their account (PAGE-05)', async () => {
  const thanks = await shop.call(askShop, { body, headers: key('a') });
  expect(thanks.message).toBe('Thank you. We have your message and answer within a day.');
  await shop.call(askShop, { body, headers: key('a') });
  const token = await shop.customer();
  const { id: customerId } = await shop.call(getProfile, { token });
  const byPhone = { ...body, email: '', phone: '+966 50 123 4567', message: 'أين طلبي؟' };
  await shop.call(askShop, { token, body: byPhone, headers: key('b'), language: 'ar' });
  expect(await kept()).toMatchObject([
    {
      customerId,
      email: '',
      phone: '+966501234567',
      topic: 'order',
      body: 'أين طلبي؟',
      language: 'ar',
      answeredAt: null,
    },
    { customerId: null, name: 'Lina', email: 'lina@example.com', body: 'Where is it?' },
  ]);
});

it('takes what was mended after a lost answer in the place of what was sent, until it is answered (PAGE-05)', async () => {
  await shop.db.delete(supportMessages);
  const send = (parts: object) =>
    shop.call(askShop, { body: { ...body, ...parts }, headers: key('mended') });
  await send({});
  await send({ topic: 'payment', message: 'Where is order 7?' });
  const texts = async () => (await kept()).map(({ topic, body: text }) => [topic, text]);
  expect(await texts()).toEqual([['payment', 'Where is order 7?']]);
  await shop.db.update(supportMessages).set({ answeredAt: new Date() });
  await send({ message: 'And order 8?' });
  expect(await texts()).toEqual([
    ['order', 'And order 8?'],
    ['payment', 'Where is order 7?'],
  ]);
});

it.each([
  ['no way to answer', { email: '' }, 'email'],
  ['no address', { email: 'lina' }, 'email'],
  ['no words', { message: '  ' }, 'message'],
  ['no topic', { topic: 'weather' }, 'topic'],
])('refuses %s and names the field (PAGE-05)', async (_name, parts, field) => {
  const before = (await kept()).length;
  const refusal = await shop.refusal(askShop, { body: { ...body, ...parts } });
  expect([refusal.status, refusal.errors[0]]).toMatchObject([403, { code: 'validation', field }]);
  expect(await kept()).toHaveLength(before);
});

it('takes no more than five an hour from one address (PAGE-05)', async () => {
  const before = (await kept()).length;
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  for (let n = 0; n < 5; n += 1) await shop.call(askShop, { body, headers: from });
  const answer = await shop.request(askShop, { body, headers: from });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '3600']);
  expect(await kept()).toHaveLength(before + 5);
  shop.clock.advance(3_600_000);
  await shop.call(askShop, { body, headers: from });
  expect(await kept()).toHaveLength(before + 6);
});

it('is listed for the operator and answered once, by mail or text message (PAGE-05)', async () => {
  await shop.db.delete(supportMessages);
  await shop.call(askShop, { body });
  const [asked] = await kept();
  expect((await ops('questions')).text.split('\n')[1]?.split(/\s{2,}/)).toEqual([
    String(asked?.id),
    'order',
    'Lina lina@example.com',
    'Where is it?',
  ]);
  expect(await ops(`answer ${asked?.id} At your door`)).toEqual({
    ok: true,
    text: 'answered to lina@example.com',
  });
  const [mail] = await shop.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(mail).toMatchObject({
    channel: 'email',
    recipient: 'lina@example.com',
    title: 'Our answer to your message',
    body: 'At your door\n\n> Where is it?',
    code: '',
  });
  expect((await ops(`answer ${asked?.id} Again`)).text).toBe(
    `no question ${asked?.id} waits for an answer`,
  );
  expect((await ops('questions')).text).toBe('No question waits for an answer.');
});
