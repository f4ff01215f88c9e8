import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wantTexts } from '../../../domain/account/customerEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import type { Language } from '../../../domain/language/languages';
import type { OrderType } from '../../../domain/orders/order';
import { orders } from '../../../server/db/schema/orders';
import { outgoing } from '../../../server/db/schema/outgoing';
import { rateLimits } from '../../../server/db/schema/people';
import { trips } from '../../../server/db/schema/trips';
import { noteHappening } from '../../../server/outgoing/note';
import { sendDue, spreadHappenings } from '../../../server/outgoing/round';
import { smsCount } from '../../../server/outgoing/texts/letters';
import { writeSetting } from '../../../server/settings/settings';
import { openShop, type Shop } from '../orders/shop';
import { garageOn } from '../rental/garage';
import { openTextService, type TextService } from './textService';

let shop: Shop;
let service: TextService;
let order: number;
let trip: number;
const trackToken = '01234567-89ab-4cde-8f01-23456789abcd';

beforeAll(async () => {
  service = await openTextService();
  shop = await openShop(service.env);
  const item = await shop.item(await shop.store());
  order = (await shop.order(await shop.guest(), item)).order_id;
  const garage = await garageOn(shop);
  const vehicle = await garage.vehicle(await garage.provider());
  trip = (await garage.book(await garage.guest(), vehicle)).trip_id;
  const contact = { contactPersonNumber: '050 123 4567', trackToken };
  await shop.db.update(orders).set(contact).where(eq(orders.id, order));
  await shop.db.update(trips).set(contact).where(eq(trips.id, trip));
});
afterAll(async () => {
  await shop.close();
  await service.close();
});
const allow = async (to: 'none' | 'without_mail' | 'all') => {
  await writeSetting(shop.db, 'order_texts', to);
  shop.deps.settings.refresh();
};
beforeEach(async () => {
  await shop.db.delete(outgoing);
  await shop.db.delete(rateLimits);
  service.asked = [];
  await allow('all');
});

async function leave() {
  await spreadHappenings(shop.deps);
  await sendDue(shop.deps, 'text');
  return service.asked;
}
const note = (subject: 'order' | 'trip', what: string) =>
  noteHappening(shop.db, {
    subject,
    about: subject === 'order' ? order : trip,
    what,
    at: shop.deps.clock.now(),
  });

const states = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
] as const;
type Facts = Partial<typeof orders.$inferInsert>;
/** What is sent while an order goes through its states, one after another. */
async function story(language: Language, orderType: OrderType, last?: Facts) {
  for (const status of last?.status ? [last.status] : states) {
    const facts = { ...last, status, orderType, language };
    await shop.db.update(orders).set(facts).where(eq(orders.id, order));
    await note('order', status);
    await leave();
  }
  return service.asked.map(({ text }) => text.replaceAll(String(order), 'N'));
}

const link = '\nhttps://shop.example/t/N-ASNFZ4mriavN';
const ofTrip = '\nhttps://shop.example/t/vN-ASNFZ4mriavN';

describe('a text message about an order (TEXT-01)', () => {
  it.each<[Language, OrderType, string[]]>([
    [
      'en',
      'delivery',
      [
        `Flowmart: We have your order N.${link}`,
        `Flowmart: Your order N is on its way.${link}`,
        `Flowmart: Your order N has arrived.${link}`,
      ],
    ],
    [
      'en',
      'take_away',
      [
        `Flowmart: We have your order N.${link}`,
        `Flowmart: Your order N is ready to be picked up.${link}`,
      ],
    ],
    [
      'en',
      'parcel',
      [
        `Flowmart: We have your parcel N.${link}`,
        `Flowmart: Your parcel N is on its way.${link}`,
        `Flowmart: Your parcel N has arrived.${link}`,
      ],
    ],
    [
      'ar',
      'delivery',
      [`فلومارت: وصلنا طلبك N.${link}`, `طلبك N في الطريق.${link}`, `فلومارت: وصل طلبك N.${link}`],
    ],
    ['ar', 'take_away', [`فلومارت: وصلنا طلبك N.${link}`, `طلبك N جاهز للاستلام.${link}`]],
    [
      'ar',
      'parcel',
      [`سجّلنا طردك N.${link}`, `طردك N في الطريق.${link}`, `فلومارت: وصل طردك N.${link}`],
    ],
    [
      'es',
      'delivery',
      [
        `Flowmart: Tenemos tu pedido N.${link}`,
        `Flowmart: Tu pedido N va en camino.${link}`,
        `Flowmart: Tu pedido N ha llegado.${link}`,
      ],
    ],
    [
      'es',
      'take_away',
      [
        `Flowmart: Tenemos tu pedido N.${link}`,
        `Flowmart: Tu pedido N te espera: ya puedes recogerlo.${link}`,
      ],
    ],
    [
      'es',
      'parcel',
      [
        `Flowmart: Tenemos tu paquete N.${link}`,
        `Flowmart: Tu paquete N va en camino.${link}`,
        `Flowmart: Tu paquete N ha llegado.${link}`,
      ],
    ],
  ])('%s, %s: each on its way once, in one message', async (language, type, texts) => {
    expect(await story(language, type)).toEqual(texts);
    expect(service.asked.map(({ to, text }) => [to, smsCount(text)])).toEqual(
      texts.map(() => ['+966501234567', 1]),
    );
  });

  const canceled = { status: 'canceled', cancellationReason: 'It takes too long' } as const;
  it.each<[Language, OrderType, Facts, string, number]>([
    ['en', 'delivery', canceled, `Flowmart: Your order N was cancelled.${link}`, 1],
    [
      'en',
      'delivery',
      { ...canceled, refundedTo: 'wallet' },
      `Flowmart: Your order N was cancelled. The money is back in your wallet.${link}`,
      1,
    ],
    [
      'es',
      'parcel',
      { ...canceled, refundedTo: 'provider' },
      `Flowmart: Tu paquete N se ha cancelado. El dinero vuelve por donde vino.${link}`,
      1,
    ],
    [
      'es',
      'delivery',
      { ...canceled, refundedTo: 'wallet' },
      `Flowmart: Tu pedido N se ha cancelado. Tu dinero ha vuelto a tu cartera.${link}`,
      1,
    ],
    ['ar', 'delivery', canceled, `فلومارت: أُلغي طلبك N.${link}`, 1],
    [
      'ar',
      'delivery',
      { ...canceled, refundedTo: 'wallet' },
      `فلومارت: أُلغي طلبك N. عاد المبلغ إلى محفظتك.${link}`,
      2,
    ],
    [
      'en',
      'delivery',
      { ...canceled, refundedTo: 'cash' },
      `Flowmart: Your order N was cancelled. The money is given back in cash.${link}`,
      1,
    ],
    [
      'en',
      'parcel',
      { status: 'failed', refundedTo: null },
      `Flowmart: Your parcel N could not be delivered.${link}`,
      1,
    ],
    ['ar', 'delivery', { status: 'failed' }, `تعذّر توصيل طلبك N.${link}`, 1],
    [
      'es',
      'delivery',
      { status: 'failed' },
      `Flowmart: Tu pedido N no se pudo entregar.${link}`,
      1,
    ],
  ])('%s, %s: its end, %j', async (language, type, last, text, count) => {
    expect(await story(language, type, { refundedTo: null, ...last })).toEqual([text]);
    expect(service.asked.map((asked) => smsCount(asked.text))).toEqual([count]);
  });

  it('says nothing where somebody takes an order back to change it', async () => {
    const back = { status: 'canceled', cancellationReason: 'Taken back to be changed' } as const;
    expect(await story('en', 'delivery', back)).toEqual([]);
  });

  it('waits while an order waits for its money', async () => {
    const online = { paymentMethod: 'digital_payment', paymentStatus: 'unpaid' } as const;
    await story('en', 'delivery', { ...online, status: 'pending' });
    expect(service.asked).toEqual([]);
    await shop.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, order));
    shop.clock.advance(61_000);
    expect((await leave()).map(({ id }) => id)).toEqual([`order-${order}-pending`]);
    await shop.db
      .update(orders)
      .set({ paymentMethod: 'cash_on_delivery', paymentStatus: 'unpaid' })
      .where(eq(orders.id, order));
  });
});

describe('a text message about a trip (TEXT-01)', () => {
  it.each<[Language, string, string, string, string]>([
    [
      'en',
      'Flowmart: Your trip N is confirmed.',
      'Flowmart: Your trip N is over. Thank you!',
      'Flowmart: Your trip N was cancelled.',
      'Flowmart: Your trip N was cancelled. The money goes back the way it came.',
    ],
    [
      'es',
      'Flowmart: Tu viaje N queda confirmado.',
      'Flowmart: Tu viaje N ha terminado. ¡Gracias!',
      'Flowmart: Tu viaje N se ha cancelado.',
      'Flowmart: Tu viaje N se ha cancelado. El dinero vuelve por donde vino.',
    ],
    [
      'ar',
      'تم تأكيد رحلتك N.',
      'انتهت رحلتك N. شكرًا.',
      'أُلغيت رحلتك N.',
      'فلومارت: أُلغيت رحلتك N. يعود المبلغ بالطريقة التي دُفع بها.',
    ],
  ])('%s: confirmed, over, cancelled', async (language, confirmed, over, gone, paidBack) => {
    for (const status of ['pending', 'confirmed', 'ongoing', 'completed', 'canceled'] as const) {
      const facts = { status, language, refundedTo: null };
      await shop.db.update(trips).set(facts).where(eq(trips.id, trip));
      await note('trip', status);
      await leave();
    }
    await shop.db.delete(outgoing);
    await shop.db.update(trips).set({ refundedTo: 'provider' }).where(eq(trips.id, trip));
    await note('trip', 'canceled');
    const sent = await leave();
    expect(sent.map(({ text }) => text.replaceAll(String(trip), 'N'))).toEqual(
      [confirmed, over, gone, paidBack].map((words) => `${words}${ofTrip}`),
    );
    expect(sent.map(({ text }) => smsCount(text))).toEqual([1, 1, 1, language === 'ar' ? 2 : 1]);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(['+966501234567']));
  });
});

describe('who is sent text messages (TEXT-02)', () => {
  const deliver = () => story('en', 'delivery', { status: 'delivered' });

  it('is nobody until the shop says so', async () => {
    await allow('none');
    expect(await deliver()).toEqual([]);
    await shop.db.delete(outgoing);
    await writeSetting(shop.db, 'order_texts', 'all');
    await writeSetting(shop.db, 'is_sms_active', 0);
    shop.deps.settings.refresh();
    expect(await deliver()).toEqual([]);
    await writeSetting(shop.db, 'is_sms_active', 1);
  });

  it('is nobody from the moment when the shop says so, whatever waits', async () => {
    service.status = 500;
    await deliver();
    service.status = 200;
    await allow('none');
    shop.clock.advance(31_000);
    await leave();
    expect(service.asked).toHaveLength(1);
  });

  it('is whoever has no mail where no mail is sent at all', async () => {
    await allow('without_mail');
    const contactPersonEmail = 'noor@example.com';
    await shop.db.update(orders).set({ contactPersonEmail }).where(eq(orders.id, order));
    expect(await deliver()).toEqual([`Flowmart: Your order N has arrived.${link}`]);
  });

  it('is no customer who has switched them off, until they are on again (TEXT-06)', async () => {
    const token = await shop.customer();
    const wish = (is_wanted: 0 | 1) => shop.call(wantTexts, { token, body: { is_wanted } });
    const read = async () => (await shop.call(getProfile, { token })).text_messages;
    const { id: customerId } = await shop.call(getProfile, { token });
    const facts = { status: 'pending' as const, orderType: 'delivery' as const, customerId };
    await shop.db.update(orders).set(facts).where(eq(orders.id, order));
    await shop.db.update(trips).set({ customerId, status: 'canceled' }).where(eq(trips.id, trip));
    const sent = async () => {
      service.asked = [];
      await shop.db.delete(outgoing);
      await note('order', 'pending');
      await note('trip', 'canceled');
      return (await leave()).length;
    };
    expect([await read(), await sent()]).toEqual([1, 2]);
    expect([await wish(0), await read(), await sent()]).toEqual([{ text_messages: 0 }, 0, 0]);
    // What waited is not sent later.
    expect(await wish(1)).toEqual({ text_messages: 1 });
    expect([await leave(), await sent()]).toEqual([[], 2]);
    await allow('none');
    expect(await read()).toBeNull();
    await shop.db.update(orders).set({ customerId: null }).where(eq(orders.id, order));
    await shop.db.update(trips).set({ customerId: null }).where(eq(trips.id, trip));
  });

  it('is nobody whose number cannot be dialled', async () => {
    const contactPersonNumber = '12';
    await shop.db.update(orders).set({ contactPersonNumber }).where(eq(orders.id, order));
    expect(await deliver()).toEqual([]);
  });
});
