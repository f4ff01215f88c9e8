import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { refundRequests } from '../../../server/db/schema/afterOrder';
import { orders } from '../../../server/db/schema/orders';
import { outgoing } from '../../../server/db/schema/outgoing';
import { rateLimits } from '../../../server/db/schema/people';
import { byCommand } from '../../../server/operator/noteAct';
import { answerRefund } from '../../../server/orders/afterOrder/refunds';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { sendDue, spreadHappenings } from '../../../server/outgoing/round';
import { moduleId, openShop, orderBody, type Shop } from '../orders/shop';
import { type MailServer, openMailServer } from './mailServer';

let shop: Shop;
let mail: MailServer;
let store: number;

beforeAll(async () => {
  mail = await openMailServer();
  shop = await openShop({
    DEMO_MODE: '0',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Shop <orders@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  });
  store = await shop.store({ name: { en: 'Palm Bakery', ar: 'مخبز النخلة' } });
});
afterAll(async () => {
  shop.deps.messenger.close();
  await shop.close();
  await mail.close();
});
beforeEach(async () => {
  await shop.db.delete(outgoing);
  mail.taken = [];
  mail.isOpen = true;
});

/** Places two pieces at 10.00 as a guest who reads a language. */
async function place(parts: Record<string, unknown> = {}, language: 'en' | 'ar' = 'en') {
  const guest = await shop.guest();
  const item = await shop.item(store, { name: { en: 'Rye <Loaf>', ar: 'رغيف الجاودار' } });
  const body = { guest_id: guest, item_id: item, quantity: 2 };
  await shop.call(addToCart, { moduleId, body });
  const wanted = orderBody(guest, store, shop.home, {
    contact_person_name: 'Salma',
    contact_person_email: 'salma@example.com',
    ...parts,
  });
  const { total } = await shop.call(quoteOrder, { body: wanted, moduleId });
  const placed = await shop.call(placeOrder, {
    body: { ...wanted, order_amount: total },
    moduleId,
    language,
  });
  return { id: placed.order_id, guest };
}

/** Lets everything that is due now leave the shop. */
async function leave() {
  await spreadHappenings(shop.deps);
  await sendDue(shop.deps, 'mail');
}
const shown = (text: string | undefined) => (text ?? '').replace(/[\u2066-\u2069]/g, '').trim();
const trackOf = async (id: number) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return `https://shop.example/track-order?order_id=${id}&share=${row?.trackToken}`;
};

describe('a mail about an order', () => {
  it('says what was ordered, what it costs and where to follow it, as text and as HTML', async () => {
    const { id } = await place({ order_type: 'take_away' });
    await leave();
    expect(mail.taken).toHaveLength(1);
    const [sent] = mail.taken;
    expect([sent?.from?.address, sent?.to?.map(({ address }) => address)]).toEqual([
      'orders@shop.example',
      ['salma@example.com'],
    ]);
    expect(sent?.messageId).toBe(`<order-${id}-pending@shop.example>`);
    expect(sent?.subject).toBe(`We have your order #${id}`);
    const lines = shown(sent?.text).split('\n').filter(Boolean);
    expect(lines.filter((line) => !line.startsWith('Expected: '))).toEqual([
      'Thank you, Salma!',
      'You hear from us when it is done. Until then its page shows where it is.',
      'From: Palm Bakery',
      '2 × Rye <Loaf>  $20.00',
      'Subtotal: $20.00',
      'Service fee: $0.50',
      'Total: $20.50',
      `See where it is: ${await trackOf(id)}`,
      'Flowmart',
    ]);
    const html = sent?.html ?? '';
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain(`>We have your order #${id}</h1>`);
    expect([...html.matchAll(/<td[^>]*><bdi>(.*?)<\/bdi>/g)].map(([, words]) => words)).toEqual([
      '2 × Rye &lt;Loaf&gt;',
      '$20.00',
      'Subtotal',
      '$20.00',
      'Service fee',
      '$0.50',
      'Total',
      '$20.50',
    ]);
    expect(html).toContain(`<a href="${(await trackOf(id)).replace('&', '&amp;')}"`);
  });

  it('is in the language that the order was placed in, from right to left', async () => {
    const { id } = await place({ order_type: 'take_away' }, 'ar');
    await leave();
    const [sent] = mail.taken;
    expect(shown(sent?.subject)).toBe(`وصلنا طلبك رقم #${id}`);
    const text = shown(sent?.text);
    expect(text).toContain('شكرًا لك يا Salma!');
    expect(text).toContain('من: مخبز النخلة');
    expect(text).toContain('2 × رغيف الجاودار  $20.00');
    expect(sent?.html).toContain('<html lang="ar" dir="rtl">');
  });

  it('tells each of its ends once, and nothing in between', async () => {
    const { id } = await place({ order_type: 'take_away' });
    await leave();
    for (const state of ['confirmed', 'processing', 'handover', 'delivered']) {
      expect(await moveOrder(shop.deps, id)).toBe(state);
      await leave();
      await leave();
    }
    expect(mail.taken.map(({ subject }) => subject)).toEqual([
      `We have your order #${id}`,
      'Ready to pick up',
      'Picked up',
    ]);
  });

  it('says why it was cancelled', async () => {
    const { id, guest } = await place();
    await leave();
    await shop.call(cancelOrder, {
      body: { order_id: id, reason: 'It takes too long', guest_id: guest },
    });
    await leave();
    expect(shown(mail.taken[1]?.text)).toBe(
      [
        `Your order #${id} from Palm Bakery was cancelled.`,
        'Reason: It takes too long',
        `See the order: ${await trackOf(id)}`,
        'Flowmart',
      ].join('\n\n'),
    );
  });

  it('waits while an order waits for its money', async () => {
    const { id } = await place({ order_type: 'take_away' });
    const online = { paymentMethod: 'digital_payment', paymentStatus: 'unpaid' } as const;
    await shop.db.update(orders).set(online).where(eq(orders.id, id));
    await leave();
    expect(mail.taken).toEqual([]);
    await shop.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, id));
    shop.clock.advance(59_000);
    await leave();
    expect(mail.taken).toEqual([]);
    shop.clock.advance(2_000);
    await leave();
    expect(mail.taken.map(({ subject }) => subject)).toEqual([`We have your order #${id}`]);
  });

  it('goes to nobody where no address is known', async () => {
    await place({ contact_person_email: null });
    await leave();
    expect(mail.taken).toEqual([]);
    const rows = await shop.db.select().from(outgoing).where(eq(outgoing.channel, 'mail'));
    expect(rows.map(({ doneAt }) => doneAt)).toEqual([shop.deps.clock.now()]);
  });

  it('goes no more often to one address in a day than it may', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { most, seconds } = shop.deps.env.LIMIT_MAILS_TO;
    const resetAt = new Date(shop.deps.clock.now().getTime() + seconds * 1000);
    const counted = { key: 'mails:flooded@example.com', attempts: most, resetAt };
    await shop.db.insert(rateLimits).values(counted);
    await place({ contact_person_email: 'Flooded@example.com' });
    const { id } = await place();
    await leave();
    expect(mail.taken.map(({ subject }) => subject)).toEqual([`We have your order #${id}`]);
    vi.restoreAllMocks();
  });

  it('tells what became of money that was asked back', async () => {
    const { id } = await place({ order_type: 'take_away' });
    await shop.db.delete(outgoing);
    const asked = { orderId: id, reason: 'cold', note: '', images: [] };
    await shop.db.insert(refundRequests).values({ ...asked, createdAt: shop.deps.clock.now() });
    expect(
      await answerRefund(
        shop.deps,
        id,
        { approve: false, text: 'It was warm when we looked.' },
        byCommand,
      ),
    ).toBe(true);
    await leave();
    expect(mail.taken.map(({ subject }) => subject)).toEqual(['Refund declined']);
    expect(shown(mail.taken[0]?.text).split('\n\n').slice(0, 2)).toEqual([
      `Your request for order #${id} was declined. The reason is on its page.`,
      'It was warm when we looked.',
    ]);
  });

  it('is not noted where the order is not placed', async () => {
    const guest = await shop.guest();
    const wanted = orderBody(guest, store, shop.home, { order_amount: 1 });
    await shop.refusal(placeOrder, { moduleId, body: wanted });
    expect(await shop.db.select().from(outgoing)).toEqual([]);
  });
});
