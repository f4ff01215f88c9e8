import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import { payOrder, switchToCash, trackOrder } from '../../../domain/orders/orderEndpoints';
import { openParcels } from '../parcel/parcels';
import { type EditShop, guest, openEditShop, ordered, rowOf } from './editing';

let shop: EditShop;
beforeAll(async () => {
  shop = await openEditShop();
});
afterAll(() => shop.close());

/** An order that is not paid yet, and what its shared link opens it by. */
async function shared() {
  const { order_id } = await ordered(shop, await guest(shop), {
    payment_method: 'digital_payment',
  });
  return { order_id, contact_number: (await rowOf(shop, order_id))?.trackToken ?? '' };
}

describe('ORD-09 an order whose link was shared', () => {
  it('is read by whoever has the link, without the number by which it could be changed', async () => {
    const { order_id, contact_number } = await shared();
    const read = await shop.call(trackOrder, { query: { order_id, contact_number } });
    const { can_cancel, can_edit, can_pay, contact_person_number } = read;
    expect({ can_cancel, can_edit, can_pay, contact_person_number }).toEqual({
      can_cancel: 0,
      can_edit: 0,
      can_pay: 0,
      contact_person_number: '',
    });
    const phone = { order_id, contact_number: '050 123 4567' };
    const byPhone = await shop.call(trackOrder, { query: phone });
    expect([byPhone.can_cancel, byPhone.can_pay, byPhone.contact_person_number]).toEqual([
      1,
      1,
      '+966501234567',
    ]);
  });

  it('is not canceled, paid or switched to cash by it', async () => {
    const body = await shared();
    const refused = async (answer: ReturnType<EditShop['refusal']>) => {
      const { status, errors } = await answer;
      return [status, errors[0]?.code];
    };
    const cancel = { body: { ...body, reason: 'Ordered by mistake' } };
    const pay = { body: { ...body, callback: '/track-order' } };
    expect([
      await refused(shop.refusal(cancelOrder, cancel)),
      await refused(shop.refusal(payOrder, pay)),
      await refused(shop.refusal(switchToCash, { body })),
    ]).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
    const row = await rowOf(shop, body.order_id);
    expect([row?.status, row?.paymentMethod]).toEqual(['pending', 'digital_payment']);
    const { order_id } = body;
    const phone = { order_id, contact_number: '0501234567', reason: 'Ordered by mistake' };
    await shop.call(cancelOrder, { body: phone });
    expect((await rowOf(shop, order_id))?.status).toBe('canceled');
  });

  it('tells of a parcel neither its sender’s nor its receiver’s number', async () => {
    const parcels = await openParcels();
    const { order_id } = await parcels.send(await parcels.shop.guest());
    const query = { order_id, contact_number: '0501234567' };
    const { track_token } = await parcels.shop.call(trackOrder, { query });
    const link = { order_id, contact_number: track_token };
    const read = await parcels.shop.call(trackOrder, { query: link });
    expect([read.contact_person_number, read.receiver_details]).toEqual([
      '',
      {
        contact_person_name: 'Omar Saleh',
        contact_person_number: '',
        address: '9 Harbour Road',
        latitude: read.receiver_details?.latitude,
        longitude: read.receiver_details?.longitude,
        road: '',
        house: '',
        floor: '',
      },
    ]);
    await parcels.shop.close();
  });
});
