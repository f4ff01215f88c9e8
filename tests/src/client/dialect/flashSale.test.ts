import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getItem } from '../../../../domain/catalogue/itemEndpoints';
import { listFlashSales } from '../../../../domain/catalogue/offerEndpoints';
import { type ShopThere, standIn, startShopThere } from './shopThere';

let there: ShopThere;
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  standIn({ id: 2, type: 'grocery' });
});
afterEach(() => there.close());

describe.each([24, 25, 26] as const)('a flash sale on a classic back end of 20%s', (version) => {
  beforeEach(async () => {
    there = await startShopThere(version);
  });

  it('shows every product of it, which its own row does not hold', async () => {
    there.state.sale = [21, 22];
    const sales = await there.call(listFlashSales);
    expect(
      sales.map(({ title, end_date, active_products }) => [
        title,
        end_date,
        active_products.map(({ item, stock, sold, available_stock }) => [
          item.name,
          item.discount,
          stock,
          sold,
          available_stock,
        ]),
      ]),
    ).toEqual([
      [
        'Weekend deals',
        '2036-12-31T22:00:00.000Z',
        [
          ['Milk', 20, 20, 5, 15],
          ['Rice', 20, 20, 5, 15],
        ],
      ],
    ]);
    expect(there.asked()).toEqual(['GET /flash-sales', 'GET /flash-sales/items']);
  });

  it('shows those of its own row where the others are not told', async () => {
    there.state.sale = [21, 22];
    there.answerWith('GET /flash-sales/items', { status: 404, json: { message: 'No route' } });
    const sales = await there.call(listFlashSales);
    expect(
      sales.map(({ active_products }) => active_products.map(({ item }) => item.name)),
    ).toEqual([['Milk']]);
  });

  it('asks for no products where there is none', async () => {
    expect(await there.call(listFlashSales)).toEqual([]);
    expect(there.asked()).toEqual(['GET /flash-sales']);
  });

  it('tells on an item’s page until when its price holds, and how many are left', async () => {
    there.state.sale = [21];
    const { flash_sale } = await there.call(getItem, { params: { id: 21 } });
    expect(flash_sale).toEqual({
      title: 'Weekend deals',
      end_date: '2036-12-31T22:00:00.000Z',
      stock: 20,
      available_stock: 15,
    });
    there.asked();
    expect((await there.call(getItem, { params: { id: 22 } })).flash_sale).toBe(null);
    expect(there.asked()).toEqual(['GET /items/details/22']);
  });
});
