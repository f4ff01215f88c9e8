import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostAddresses } from '../../../../domain/place/addressBook';
import {
  addAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '../../../../domain/place/addressEndpoints';
import { openShop, type Shop } from '../../orders/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const body = () => ({
  address: 'Noor Square 1',
  address_type: 'home',
  contact_person_name: 'Layla Al Amin',
  contact_person_number: '+966550001111',
  latitude: shop.home.lat,
  longitude: shop.home.lng,
  road: 'Noor Square',
  house: '1',
  floor: '2',
});
const list = async (token: string) => (await shop.call(listAddresses, { token })).addresses;

describe('saved addresses', () => {
  it('ADDR-28 to ADDR-35 are added, listed with their zones, changed and deleted', async () => {
    const token = await shop.customer();
    const added = await shop.call(addAddress, { token, body: body() });
    expect(added.message).toBe('Successfully added!');
    const [first] = await list(token);
    expect(first).toMatchObject({ ...body(), zone_ids: [1], contact_person_email: '' });
    const id = first?.id ?? 0;

    const moved = { ...body(), latitude: 0, longitude: 0, floor: '' };
    await shop.call(updateAddress, { token, params: { id }, body: moved });
    expect(await list(token)).toMatchObject([{ id, floor: '', zone_ids: [] }]);

    await shop.call(deleteAddress, { token, query: { address_id: id } });
    expect(await list(token)).toEqual([]);
  });

  it('ADDR-33 one that is sent again, since its answer was lost, stands there once', async () => {
    const token = await shop.customer();
    const twice = [1, 2].map(() => shop.call(addAddress, { token, body: body() }));
    expect((await Promise.all(twice)).map(({ message }) => message)).toEqual([
      'Successfully added!',
      'Successfully added!',
    ]);
    expect((await list(token)).map(({ floor }) => floor)).toEqual(['2']);
    await shop.call(addAddress, { token, body: { ...body(), floor: '3' } });
    expect((await list(token)).map(({ floor }) => floor)).toEqual(['2', '3']);
  });

  it('ADDR-31 takes a label in place of the type', async () => {
    const token = await shop.customer();
    await shop.call(addAddress, { token, body: { ...body(), address_label: 'Grandma' } });
    expect((await list(token)).map(({ address_type }) => address_type)).toEqual(['Grandma']);
  });

  it('ADDR-33, ADDR-34 has room for fifty, also when two come at once; a saved one is still changed', async () => {
    const token = await shop.customer();
    const most = mostAddresses;
    await shop.call(addAddress, { token, body: body() });
    const [first] = await list(token);
    await shop.deps.db.execute(
      sql`insert into addresses (customer_id, address, contact_person_name, contact_person_number, lat, lng, zone_ids)
        select customer_id, 'Quay ' || n, 'Layla', '+966550001111', 0, 0, '{}' from addresses, generate_series(3, ${sql.raw(String(most))}) n
        where id = ${first?.id ?? 0}`,
    );
    const answers = await Promise.allSettled(
      ['5', '6'].map((floor) => shop.call(addAddress, { token, body: { ...body(), floor } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const another = { ...body(), floor: '7' };
    expect(await shop.refusal(addAddress, { token, body: another })).toMatchObject({
      status: 409,
      errors: [
        {
          code: 'address_limit',
          message:
            'You have saved 50 addresses, and there is no room for more. Delete one that you no longer need.',
        },
      ],
    });
    expect(await list(token)).toHaveLength(most);
    const params = { id: first?.id ?? 0 };
    await shop.call(updateAddress, { token, params, body: { ...body(), floor: '9' } });
    await shop.call(deleteAddress, { token, query: { address_id: params.id } });
    await shop.call(addAddress, { token, body: body() });
    expect(await list(token)).toHaveLength(most);
  });

  it("does not know other people's", async () => {
    const [owner, other] = [await shop.customer(), await shop.customer()];
    await shop.call(addAddress, { token: owner, body: body() });
    const id = (await list(owner))[0]?.id ?? 0;
    const change = { token: other, params: { id }, body: body() };
    expect((await shop.refusal(updateAddress, change)).status).toBe(404);
    const gone = { token: other, query: { address_id: id } };
    expect((await shop.refusal(deleteAddress, gone)).status).toBe(404);
    expect(await list(owner)).toHaveLength(1);
    expect(await list(other)).toEqual([]);
  });

  it('ADDR-39 are not for guests', async () => {
    const query = { guest_id: await shop.guest() };
    expect(await shop.refusal(listAddresses, { query })).toMatchObject({
      status: 401,
      errors: [{ code: 'unauthenticated', message: 'You are not logged in' }],
    });
  });

  it('ADDR-39 guests neither add nor change nor delete any', async () => {
    const query = { guest_id: await shop.guest() };
    const tries = [
      await shop.refusal(addAddress, { query, body: body() }),
      await shop.refusal(updateAddress, { query, params: { id: 1 }, body: body() }),
      await shop.refusal(deleteAddress, { query: { ...query, address_id: 1 } }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it.each([
    ['an address of 501 characters', { address: 'x'.repeat(501) }],
    ['a label of 51 characters', { address_label: 'x'.repeat(51) }],
    ['a name of 101 characters', { contact_person_name: 'x'.repeat(101) }],
    ['a floor of 101 characters', { floor: 'x'.repeat(101) }],
    ['a phone of 26 characters', { contact_person_number: '1'.repeat(26) }],
    ['ADDR-22', { address: '' }],
    ['ADDR-23', { contact_person_name: ' ' }],
    ['ADDR-24', { contact_person_number: '' }],
    ['a place on earth', { latitude: 91 }],
  ])('%s: is refused when missing or out of bounds', async (_name, parts) => {
    const token = await shop.customer();
    const refusal = await shop.refusal(addAddress, { token, body: { ...body(), ...parts } });
    expect(refusal).toMatchObject({ status: 403, errors: [{ code: 'validation' }] });
  });

  it('refuses an id that is none', async () => {
    const token = await shop.customer();
    const change = { token, params: { id: 'x' }, body: body() };
    expect((await shop.refusal(updateAddress, change)).status).toBe(404);
  });
});
