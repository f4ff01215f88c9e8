import type { On, Row } from './router';
import { itemRow } from './rows';
import { inZones, paged, type State } from './state';

const saleRow: Row = {
  id: 6,
  title: 'Weekend deals',
  start_date: '2026-01-01 00:00:00',
  end_date: '2036-12-31 22:00:00',
  is_publish: 1,
  admin_discount_percentage: 100,
  vendor_discount_percentage: 0,
};

/** One flash sale or null, whose row has the first of its products alone. */
export function sales(on: On, state: State): void {
  const products = (module: number): Row[] =>
    state.items
      .filter(({ id, store }) => {
        const owner = state.stores.find((one) => one.id === store);
        return state.sale.includes(id) && owner?.module === module;
      })
      .map((item) => ({
        id: item.id + 600,
        flash_sale_id: saleRow.id,
        item_id: item.id,
        stock: 20,
        sold: 5,
        available_stock: 15,
        discount_type: 'percent',
        discount: 20,
        price: item.price,
        status: 1,
        item: itemRow(state, item),
      }));
  on(
    'GET',
    '/flash-sales',
    inZones(state, (_, module) => {
      const rows = products(module.id);
      return {
        json: rows.length > 0 ? { ...saleRow, active_products: rows.slice(0, 1) } : null,
      };
    }),
  );
  on(
    'GET',
    '/flash-sales/items',
    inZones(state, (call, module) => ({
      json: { ...paged(call, 'products', products(module.id)), flash_sale: saleRow },
    })),
  );
}
