import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeAccount } from '../../../domain/account/customerEndpoints';
import { photoLimit } from '../../../domain/account/profileValidation';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import {
  getOrderDetails,
  listRunningOrders,
  placeOrder,
  placePrescriptionOrder,
  quoteOrder,
  trackOrder,
  uploadPrescription,
} from '../../../domain/orders/orderEndpoints';
import { uploads } from '../../../server/db/schema/identity';
import { orderLines } from '../../../server/db/schema/orders';
import { tidySoon, unusedPictureMinutes } from '../../../server/housekeeping/tidy';
import { keepPhoto, plainAddress, readPhoto } from '../../../server/identity/account/photos';
import { pngOf, smallPng } from '../../support/pictures';
import { moduleId, openShop, type Shop } from './shop';

let shop: Shop;
let medicine: number;
beforeAll(async () => {
  shop = await openShop();
  medicine = await shop.item(await shop.store(), { prescriptionRequired: true });
});
afterAll(() => shop.close());

const png = smallPng;
/** Another picture, of another size. */
const sized = (side: number) => [...pngOf(side, side)];
const sizeOf = (bytes: Uint8Array) => [bytes[19], bytes[23]];
const file = (bytes: number[], name = 'prescription.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

async function upload(guest: string, image: File): Promise<Response> {
  const form = new FormData();
  form.append('guest_id', guest);
  form.append('image', image);
  return shop.app.request(`/api/v1${uploadPrescription.path}`, { method: 'POST', body: form });
}

async function picture(guest: string): Promise<string> {
  const response = await upload(guest, file(png));
  return ((await response.json()) as { image_full_url: string }).image_full_url;
}

const order = (parts: object) => ({
  order_type: 'take_away',
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Salma Haddad',
  contact_person_number: '+966500123456',
  ...parts,
});

async function cart(item = medicine) {
  const guest_id = await shop.guest();
  const body = { guest_id, item_id: item, model: 'Item', quantity: 1, price: 10, variation: [] };
  const [entry] = await shop.call(addToCart, { moduleId, body });
  return { guest_id, store_id: entry?.item.store_id ?? 0 };
}

describe('an order of what needs a prescription', () => {
  it('CHK-13, CHK-14 is placed with its pictures, which belong to it', async () => {
    const { guest_id, store_id } = await cart();
    const prescription_images = [await picture(guest_id), await picture(guest_id)];
    const body = order({ guest_id, store_id, prescription_images });
    const { total } = await shop.call(quoteOrder, { moduleId, body });
    const placed = await shop.call(placePrescriptionOrder, {
      moduleId,
      body: { ...body, order_amount: total },
    });
    const details = await shop.call(getOrderDetails, {
      query: { order_id: placed.order_id, guest_id },
    });
    expect(details.prescription_images_full_url.map(plainAddress)).toEqual(
      prescription_images.map(plainAddress),
    );
    const shown = await shop.app.request(prescription_images[0] ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    // Whoever is given the number follows the order, and sees no prescription.
    const contact_number = '+966500123456';
    const query = { order_id: placed.order_id, contact_number };
    const other = await shop.call(trackOrder, { query });
    expect([other.id, other.prescription_images_full_url]).toEqual([placed.order_id, []]);
  });

  it('CHK-14 is refused with a picture of another kind', async () => {
    const { guest_id, store_id } = await cart();
    const photo = await readPhoto(file(png), 'image');
    const image = await shop.db.transaction((tx) => keepPhoto(tx, photo, shop.deps.clock.now()));
    const body = order({ guest_id, store_id, prescription_images: [image], order_amount: 10 });
    const refusal = await shop.refusal(placePrescriptionOrder, { moduleId, body });
    expect(refusal.errors[0]?.code).toBe('prescription_required');
  });

  it('keeps its pictures; those of no order go within the hour', async () => {
    const { guest_id, store_id } = await cart();
    const [kept, unused] = [await picture(guest_id), await picture(guest_id)];
    const body = order({ guest_id, store_id, prescription_images: [kept] });
    const { total } = await shop.call(quoteOrder, { moduleId, body });
    await shop.call(placePrescriptionOrder, { moduleId, body: { ...body, order_amount: total } });
    const statuses = () =>
      Promise.all([kept, unused].map(async (url) => (await shop.app.request(url)).status));
    const tidyAfter = (minutes: number) =>
      tidySoon(shop.db, new Date(shop.deps.clock.now().getTime() + minutes * 60_000));
    await tidyAfter(unusedPictureMinutes - 1);
    expect(await statuses()).toEqual([200, 200]);
    await tidyAfter(59);
    expect(await statuses()).toEqual([200, 404]);
  });

  it.each([
    ['none', []],
    ['an address that is no upload', ['/media/item/food/soup-1.svg']],
    ['one that was never uploaded', [`/media/uploads/${'0'.repeat(32)}.png`]],
  ])('CHK-14 is refused with %s', async (_, prescription_images) => {
    const { guest_id, store_id } = await cart();
    const body = order({ guest_id, store_id, prescription_images, order_amount: 10 });
    for (const endpoint of [placeOrder, placePrescriptionOrder]) {
      expect(await shop.refusal(endpoint, { moduleId, body })).toMatchObject({
        status: 400,
        errors: [
          { code: 'prescription_required', message: 'Please upload your prescription image' },
        ],
      });
    }
  });

  it('CHK-14 is refused with the same picture twice', async () => {
    const { guest_id, store_id } = await cart();
    const image = await picture(guest_id);
    const body = order({
      guest_id,
      store_id,
      prescription_images: [image, image],
      order_amount: 10,
    });
    const refusal = await shop.refusal(placePrescriptionOrder, { moduleId, body });
    expect(refusal.errors[0]?.code).toBe('prescription_required');
  });

  it('CHK-13 takes three pictures at the most', async () => {
    const { guest_id, store_id } = await cart();
    const prescription_images = await Promise.all([0, 1, 2, 3].map(() => picture(guest_id)));
    const body = order({ guest_id, store_id, prescription_images, order_amount: 10 });
    const refusal = await shop.refusal(placePrescriptionOrder, { moduleId, body });
    expect(refusal).toMatchObject({ status: 403, errors: [{ code: 'validation' }] });
  });

  it('DEL-01 goes with the account of its owner, and what was written to the store', async () => {
    const token = await shop.customer();
    const line = { item_id: medicine, quantity: 1, note: 'For Salma' };
    const [entry] = await shop.call(addToCart, { moduleId, token, body: line });
    const image = await picture(await shop.guest());
    const body = order({
      store_id: entry?.item.store_id ?? 0,
      prescription_images: [image],
    });
    const { total } = await shop.call(quoteOrder, { moduleId, token, body });
    const { order_id } = await shop.call(placePrescriptionOrder, {
      moduleId,
      token,
      body: { ...body, order_amount: total },
    });
    await shop.call(cancelOrder, { token, body: { order_id, reason: 'Changed my mind' } });
    expect((await shop.app.request(image)).status).toBe(200);
    await shop.call(removeAccount, { token });
    expect((await shop.app.request(image)).status).toBe(404);
    const kept = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order_id));
    expect(kept.map(({ note }) => note)).toEqual(['']);
  });

  it('asks none of other things', async () => {
    const { guest_id, store_id } = await cart(await shop.item(await shop.store()));
    const body = order({ guest_id, store_id, order_amount: 0 });
    const refusal = await shop.refusal(placeOrder, { moduleId, body });
    expect(refusal.errors[0]?.code).toBe('amount_changed');
  });
});

describe('an order of what needs a prescription, as a form', () => {
  const send = (fields: object, files: File[], key: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    for (const one of files) form.append('order_attachment[]', one);
    return shop.app.request('/api/v1/customer/order/prescription/place', {
      method: 'POST',
      headers: { zoneId: '[1]', moduleId: String(moduleId), 'Idempotency-Key': key },
      body: form,
    });
  };
  const ready = async () => {
    const { guest_id, store_id } = await cart();
    const { total } = await shop.call(quoteOrder, {
      moduleId,
      body: order({ guest_id, store_id }),
    });
    return order({ guest_id, store_id, order_amount: total });
  };
  const ordersOf = async (guest_id: unknown) =>
    (await shop.call(listRunningOrders, { query: { guest_id: String(guest_id) } })).orders;

  it('CHK-13, CHK-14 is placed with its files, once for each key', async () => {
    const fields = { ...(await ready()) } as Record<string, unknown>;
    const { guest_id } = fields;
    const files = [file(png), file(sized(3))];
    const first = await send(fields, files, 'form-1');
    const answer = (await first.json()) as { order_id: number };
    expect([first.status, answer]).toMatchObject([200, { order_id: expect.any(Number) }]);
    const again = await send(fields, files, 'form-1');
    expect([again.status, await again.json()]).toEqual([200, answer]);
    const other = await send(fields, [file(png), file(sized(4))], 'form-1');
    expect([other.status, await other.json()]).toMatchObject([
      409,
      { errors: [{ code: 'idempotency_key_reused' }] },
    ]);
    const [placed, ...more] = await ordersOf(guest_id);
    expect([placed?.id, more]).toEqual([answer.order_id, []]);
    const shown = await Promise.all(
      (placed?.prescription_images_full_url ?? []).map(async (url) => [
        ...sizeOf(new Uint8Array(await (await shop.app.request(url)).arrayBuffer())),
      ]),
    );
    expect(shown).toEqual([
      [2, 2],
      [3, 3],
    ]);
    const kept = await shop.db.select().from(uploads).where(eq(uploads.orderId, answer.order_id));
    expect(kept.map(({ purpose }) => purpose)).toEqual(['prescription', 'prescription']);
  });

  it('CHK-13 takes three pictures at the most, however they come', async () => {
    const fields = (await ready()) as Record<string, unknown>;
    const four = await send(
      fields,
      [1, 2, 3, 4].map((n) => file(sized(n))),
      'form-2',
    );
    expect([four.status, await four.json()]).toMatchObject([
      403,
      { errors: [{ code: 'validation', field: 'order_attachment[]' }] },
    ]);
    const prescription_images = JSON.stringify([await picture(String(fields.guest_id))]);
    const three = [file(png), file(png), file(png)];
    const mixed = await send({ ...fields, prescription_images }, three, 'form-3');
    expect([mixed.status, await mixed.json()]).toMatchObject([
      403,
      { errors: [{ code: 'validation', field: 'order_attachment[]' }] },
    ]);
    expect(await ordersOf(fields.guest_id)).toEqual([]);
  });

  it('CHK-13 takes pictures as files and as addresses together', async () => {
    const fields = (await ready()) as Record<string, unknown>;
    const image = await picture(String(fields.guest_id));
    const placed = await send({ ...fields, 'prescription_images[]': image }, [file(png)], 'form-4');
    expect(placed.status).toBe(200);
    const [{ prescription_images_full_url: shown = [] } = {}] = await ordersOf(fields.guest_id);
    expect([shown.length, plainAddress(shown[0] ?? '')]).toEqual([2, plainAddress(image)]);
  });

  it('CHK-13 refuses a file that is no picture', async () => {
    const fields = (await ready()) as Record<string, unknown>;
    const refused = await send(fields, [file([...Buffer.from('<html>')])], 'form-5');
    expect(await refused.json()).toMatchObject({
      errors: [{ code: 'image_format', field: 'order_attachment[]' }],
    });
    expect(await ordersOf(fields.guest_id)).toEqual([]);
  });
});

describe('a picture of a prescription', () => {
  it.each([
    ['a page called png', [...Buffer.from('<html>')], 'image_format'],
    ['a drawing', [...Buffer.from('<svg xmlns="x"/>')], 'image_format'],
    ['nothing', [], 'image_format'],
    ['too much', [...png, ...Array.from({ length: photoLimit }, () => 0)], 'too_large'],
  ])('CHK-13 is known by what it holds: %s is refused at its field', async (_, bytes, code) => {
    const response = await upload(await shop.guest(), file(bytes));
    expect(await response.json()).toMatchObject({ errors: [{ code, field: 'image' }] });
  });

  it('is nobody’s without a guest id or a token', async () => {
    expect((await upload('', file(png))).status).toBe(401);
  });
});
