import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { parcelPayloadOf, parcelQuoteOf } from '../../../../domain/parcel/parcelDraft';
import { getConfig } from '../../../../domain/place/placeEndpoints';
import { samplePlace } from '../../../machines/checkout/checkout/samples';
import { sampleParcel } from '../../../machines/parcel/parcel/samples';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const at = (latitude: number) => ({ ...samplePlace, latitude, longitude: 46.66 });
const draft = (email?: string) => ({
  ...sampleParcel(),
  categoryId: 1,
  sender: { name: 'Lina Haddad', phone: '+971 50 123 4567', place: at(24.7) },
  receiver: { name: 'Omar Saleh', phone: '+971 50 765 4321', place: at(24.75) },
  ...(email !== undefined && { email }),
});

const totalOf = async (parcel: ReturnType<typeof draft>) => {
  const body = parcelQuoteOf(parcel);
  if (!body) throw new Error('it has no price');
  return (await shop.call(quoteOrder, { body, isQuestion: true })).total;
};

const send = async (email?: string) => {
  const parcel = draft(email);
  const body = parcelPayloadOf(parcel, await totalOf(parcel));
  return shop.call(placeOrder, { body, idempotencyKey: 'parcel-of-a-guest-1' });
};

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '4711');
  standIn({ id: 3, type: 'parcel' });
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
  });

  it('CHK-05 takes a guest’s parcel with an email, and says that it takes none without', async () => {
    expect((await shop.call(getConfig)).lacks).toContain('guests_without_email');
    expect(await refusalOf(send())).toBe('refused contact_required');
    const { order_id } = await send(' lina@mail.example ');
    const sent = shop.calls.filter(({ path }) => path === '/customer/order/place').at(-1)?.fields;
    expect([order_id > 0, sent?.contact_person_email]).toEqual([true, 'lina@mail.example']);
  });

  it('CHK-05 takes a customer’s without', async () => {
    window.localStorage.removeItem('guest_id');
    window.localStorage.setItem('token', 'classic-token-of-mona');
    expect((await send()).order_id).toBeGreaterThan(0);
  });
});
