import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrderDetails, placeOrder, quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { addAddress, listAddresses } from '../../../../domain/place/addressEndpoints';
import { eachPart, houseOf } from '../../../../domain/place/house';
import { acceptRide, setDuty } from '../../../../domain/ride/rideEndpoints';
import { moveOrder } from '../../../../server/orders/tracking/advance';
import { zoneId } from '../../orders/shop';
import { openParcels, moduleId as parcelModule, receiverAt } from '../../parcel/parcels';
import { riderIn } from '../../ride/riders';

let parcels: Awaited<ReturnType<typeof openParcels>>;
beforeAll(async () => {
  parcels = await openParcels();
});
afterAll(() => parcels.shop.close());

const house = eachPart((part) => `the ${part}`);

describe('ADDR-15 what an address says beside its line is kept whole', () => {
  it('in the address book', async () => {
    const { shop } = parcels;
    const token = await shop.customer();
    const { lat: latitude, lng: longitude } = shop.home;
    const contact = { contact_person_name: 'Lina', contact_person_number: '+966501234567' };
    const body = { address: '1 Palm Street', latitude, longitude, ...contact, ...house };
    await shop.call(addAddress, { token, body });
    const { addresses } = await shop.call(listAddresses, { token });
    expect(addresses.map(houseOf)).toEqual([house]);
  });

  it('with an order', async () => {
    const { shop } = parcels;
    const guest_id = await shop.guest();
    const { order_id } = await shop.order(guest_id, await shop.item(await shop.store()), house);
    const order = await shop.call(getOrderDetails, { query: { order_id, guest_id } });
    expect(houseOf(order.delivery_address)).toEqual(house);
  });

  it('at both ends of a parcel', async () => {
    const { shop, parcel, friend } = parcels;
    const guest_id = await shop.guest();
    const far = eachPart((part) => `their ${part}`);
    const body = parcel(guest_id, { ...house, receiver_details: receiverAt(friend, far) });
    const { total } = await shop.call(quoteOrder, { body, moduleId: parcelModule });
    const asked = { body: { ...body, order_amount: total }, moduleId: parcelModule };
    const { order_id } = await shop.call(placeOrder, asked);
    const order = await shop.call(getOrderDetails, { query: { order_id, guest_id } });
    expect(houseOf(order.delivery_address)).toEqual(house);
    expect(houseOf(order.receiver_details)).toEqual(far);
    while ((await moveOrder(shop.deps, order_id)) === 'confirmed');
    const { token } = await riderIn(shop, zoneId);
    await shop.call(setDuty, { token, body: { is_on_duty: 1 } });
    const job = await shop.call(acceptRide, { token, params: { id: order_id } });
    expect([job.from.address, job.to.address]).toEqual([
      '1 Palm Street, the house, the floor, the road',
      '9 Harbour Road, their house, their floor, their road',
    ]);
  });
});
