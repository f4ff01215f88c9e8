import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { login } from '../../../domain/identity/identityEndpoints';
import { placeOrder, trackOrder } from '../../../domain/orders/orderEndpoints';
import { addAddress, listAddresses } from '../../../domain/place/addressEndpoints';
import { orders } from '../../../server/db/schema/orders';
import { addresses, customers } from '../../../server/db/schema/people';
import { facts } from '../../../server/db/schema/places';
import { repairPhones } from '../../../server/identity/repairPhones';
import { priced, ready, shop, withShop } from './ready';
import { moduleId } from './shop';

/** One Saudi number, as guests write it beside +966, without it, or in Arabic. */
const written = [
  '0500123456',
  '٠٥٠٠١٢٣٤٥٦',
  '+9660500123456',
  '+966 ٠٥٠٠١٢٣٤٥٦',
  '+966 50 012 3456',
  '+٩٦٦ ٥٠ ٠١٢ ٣٤٥٦',
  '966500123456',
  '00966500123456',
  '500123456',
];
const kept = '+966500123456';

withShop();

const found = (order_id: number, contact_number: string) =>
  shop.call(trackOrder, { query: { order_id, contact_number } });

async function ordered(contact_person_number: string): Promise<number> {
  const { body } = await ready({ contact_person_number });
  return (await shop.call(placeOrder, { moduleId, body: await priced(body) })).order_id;
}

describe('a guest’s phone number (ORD-02, CHK-08)', () => {
  it.each(written)('%s is kept so that it can be dialled', async (typed) => {
    const id = await ordered(typed);
    expect((await found(id, typed)).contact_person_number).toBe(kept);
  });

  it('finds the order however it is written', async () => {
    const id = await ordered('+966 ٠٥٠٠١٢٣٤٥٦');
    const ids: number[] = [];
    for (const typed of written) ids.push((await found(id, typed)).id);
    expect(ids).toEqual(written.map(() => id));
    const wrong = { order_id: id, contact_number: '0500123457' };
    expect((await shop.refusal(trackOrder, { query: wrong })).status).toBe(404);
  });

  it('of another country finds it as it is dialled there too', async () => {
    const id = await ordered('+971 050 123 4567');
    expect((await found(id, '0501234567')).contact_person_number).toBe('+971501234567');
    expect((await found(id, '00971501234567')).id).toBe(id);
  });

  it.each([
    ['en', '+966 12', 'This phone number does not exist. Please check it.'],
    ['ar', '1234567890', 'لا يوجد رقم هاتف كهذا. يرجى التحقق منه.'],
    ['en', 'call me', 'Please enter your contact info'],
  ] as const)(
    'that can be nobody’s is refused at its field (%s: %s)',
    async (language, typed, says) => {
      const { body } = await ready({ contact_person_number: typed });
      const { status, errors } = await shop.refusal(placeOrder, {
        moduleId,
        body: await priced(body),
        language,
      });
      expect([status, errors]).toEqual([
        403,
        [{ code: 'contact_required', message: says, field: 'contact_person_number' }],
      ]);
    },
  );

  it('stands for itself in no link: the order’s own token opens it, another’s does not', async () => {
    const [mine, other] = [await ordered(kept), await ordered(kept)];
    const { track_token: token } = await found(mine, kept);
    expect(token).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect((await found(mine, token)).id).toBe(mine);
    const wrong = { order_id: other, contact_number: token };
    expect((await shop.refusal(trackOrder, { query: wrong })).status).toBe(404);
  });
});

describe('a saved address', () => {
  it('keeps its phone so that it can be dialled, and refuses one that cannot be (ADDR-24)', async () => {
    const token = await shop.customer();
    const body = {
      address: '1 Palm Street',
      address_type: 'home',
      contact_person_name: 'Lina',
      contact_person_number: '٠٥٠٠١٢٣٤٥٦',
      latitude: shop.home.lat,
      longitude: shop.home.lng,
    };
    await shop.call(addAddress, { token, body });
    const list = await shop.call(listAddresses, { token });
    expect(list.addresses.map((one) => one.contact_person_number)).toEqual([kept]);
    const wrong = { ...body, contact_person_number: '+966 1234567' };
    const { errors } = await shop.refusal(addAddress, { token, body: wrong });
    expect(errors[0]?.field).toBe('contact_person_number');
  });
});

describe('numbers that were kept before they were checked', () => {
  it('find their order at once, and are brought into the one form when the server starts', async () => {
    const id = await ordered(kept);
    const old = { contactPersonNumber: '+9660500123456', contactDigits: '9660500123456' };
    await shop.db.update(orders).set(old).where(eq(orders.id, id));
    expect((await found(id, '0500123456')).contact_person_number).toBe('+9660500123456');

    const odd = await ordered('+966501111111');
    const nobody = { contactPersonNumber: '12 34 56', contactDigits: '123456' };
    await shop.db.update(orders).set(nobody).where(eq(orders.id, odd));
    await shop.customer();
    const [person] = await shop.db.select().from(customers).orderBy(customers.id).limit(1);
    if (!person) throw new Error('nobody is registered');
    await shop.db
      .update(customers)
      .set({ phone: '+9660500777777' })
      .where(eq(customers.id, person.id));
    await shop.db
      .update(addresses)
      .set({ contactPersonNumber: '050 012 3456' })
      .where(eq(addresses.contactPersonNumber, kept));

    await shop.db.delete(facts).where(eq(facts.key, 'phones-repaired'));
    await repairPhones(shop.db);
    await repairPhones(shop.db);

    expect(await shop.db.select().from(orders).where(eq(orders.id, id))).toMatchObject([
      { contactPersonNumber: kept, contactDigits: '966500123456' },
    ]);
    expect(await shop.db.select().from(orders).where(eq(orders.id, odd))).toMatchObject([nobody]);
    const numbers = await shop.db.select({ phone: addresses.contactPersonNumber }).from(addresses);
    expect(numbers.filter(({ phone }) => phone === '050 012 3456')).toEqual([]);
    const [after] = await shop.db.select().from(customers).where(eq(customers.id, person.id));
    expect(after?.phone).toBe('+966500777777');
    const wrong = { login_type: 'manual', field_type: 'phone', email_or_phone: '0500777777' };
    const { errors } = await shop.refusal(login, { body: { ...wrong, password: 'not this one' } });
    expect(errors[0]?.code).toBe('credentials');
  });
});
