import { afterAll, beforeAll, expect, it } from 'vitest';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import { openParcels, receiverAt } from './parcels';

let world: Awaited<ReturnType<typeof openParcels>>;
beforeAll(async () => {
  world = await openParcels();
});
afterAll(() => world.shop.close());

it('a parcel’s sender and receiver are kept so that both can be called', async () => {
  const { shop, send, friend } = world;
  const { order_id } = await send(await shop.guest(), {
    contact_person_number: '+966 ٠٥٠٠١٢٣٤٥٦',
    receiver_details: receiverAt(friend, { contact_person_number: '050 765 4321' }),
  });
  for (const contact_number of ['0500123456', '+966 50 012 3456', '966500123456']) {
    const found = await shop.call(trackOrder, { query: { order_id, contact_number } });
    expect([found.contact_person_number, found.receiver_details?.contact_person_number]).toEqual([
      '+966500123456',
      '+966507654321',
    ]);
  }
});
