import { categories, type Store } from './data';
import { type Call, numberOf, type On, type Reply, refuse, textOf } from './router';
import { categoryRow, itemRow, storeRow } from './rows';
import { inModule, inZones, paged, type State } from './state';

const itemsOf = (state: State, module: number) =>
  state.items.filter((item) =>
    state.stores.some((store) => store.id === item.store && store.module === module),
  );

const hasName = (call: Call) => (one: { name: string }) =>
  one.name.toLowerCase().includes(textOf(call.fields.name).toLowerCase());

const required = (call: Call, ...names: string[]): Reply | null => {
  const missing = names.find((name) => textOf(call.fields[name]) === '');
  return missing ? refuse(403, missing, `The ${missing} field is required.`) : null;
};

/** Lists of items of the module, whatever else is asked of them. */
function lists(on: On, state: State): void {
  const all = (key: string) =>
    inZones(state, (call, module) => ({
      json: paged(
        call,
        key,
        itemsOf(state, module.id).map((one) => itemRow(state, one)),
      ),
    }));
  for (const rail of ['popular', 'discounted', 'most-reviewed', 'new-arrival'])
    on('GET', `/items/${rail}`, all('products'));
  on('GET', '/items/recommended', all('items'));
  on('GET', '/items/suggested', (call) => required(call, 'store_id') ?? all('items')(call));
  on(
    'GET',
    '/items/latest',
    inZones(state, (call, module) => {
      const store = numberOf(call.fields.store_id);
      const category = numberOf(call.fields.category_id);
      const rows = itemsOf(state, module.id).filter(
        (one) => one.store === store && (!category || one.category === category),
      );
      return (
        required(call, 'store_id', 'category_id', 'limit', 'offset') ?? {
          json: {
            ...paged(
              call,
              'products',
              rows.map((one) => itemRow(state, one)),
            ),
            categories: [],
          },
        }
      );
    }),
  );
  on(
    'GET',
    '/items/search',
    inZones(state, (call, module) => {
      const store = numberOf(call.fields.store_id);
      const rows = itemsOf(state, module.id).filter(
        (one) => hasName(call)(one) && (!store || one.store === store),
      );
      return (
        required(call, 'name') ?? {
          json: {
            ...paged(
              call,
              'products',
              rows.map((one) => itemRow(state, one)),
            ),
            categories: [],
          },
        }
      );
    }),
  );
  on(
    'GET',
    '/categories/items/{id}',
    inZones(state, (call, module) => {
      const rows = itemsOf(state, module.id).filter(
        ({ category }) => category === numberOf(call.params.id),
      );
      return (
        required(call, 'limit', 'offset') ?? {
          json: paged(
            call,
            'products',
            rows.map((one) => itemRow(state, one)),
          ),
        }
      );
    }),
  );
}

function details(on: On, state: State): void {
  on(
    'GET',
    '/items/details/{id}',
    inModule(state, (call, module) => {
      const item = itemsOf(state, module.id).find(
        (one) => one.id === numberOf(call.params.id) || one.slug === call.params.id,
      );
      const store = state.stores.find(({ id }) => id === item?.store);
      if (!item || !store)
        return { status: 404, json: { errors: { code: 'product-001', message: 'Not found!' } } };
      const row = itemRow(state, item);
      return { json: { ...row, tags: [{ tag: 'warm' }], store_details: storeRow(state, store) } };
    }),
  );
  on(
    'GET',
    '/stores/details/{id}',
    inModule(state, (call, module) => {
      const store = state.stores.find(
        (one) =>
          one.module === module.id &&
          (one.id === numberOf(call.params.id) || one.slug === call.params.id),
      );
      if (!store) return { json: null };
      const own = state.items.filter((one) => one.store === store.id);
      const ids = [...new Set(own.map(({ category }) => category))];
      return {
        json: {
          ...storeRow(state, store),
          category_ids: ids,
          category_details: categories
            .filter(({ id }) => ids.includes(id))
            .map((one) => categoryRow(state, one)),
        },
      };
    }),
  );
  on(
    'GET',
    '/items/related-items/{id}',
    inModule(state, () => ({ json: [] })),
  );
  on(
    'GET',
    '/items/reviews/{id}',
    inModule(state, (call) => ({ json: paged(call, 'reviews', []) })),
  );
  on('GET', '/stores/reviews', () => ({ json: [] }));
}

function storeLists(on: On, state: State): void {
  const page = (keep: (store: Store, call: Call) => boolean) =>
    inZones(state, (call, module) => {
      const rows = state.stores.filter((one) => one.module === module.id && keep(one, call));
      return {
        json: paged(
          call,
          'stores',
          rows.map((one) => storeRow(state, one)),
        ),
      };
    });
  const everyOne = page(() => true);
  for (const path of [
    'get-stores/{filter}',
    'latest',
    'popular',
    'recommended',
    'top-offer-near-me',
  ])
    on('GET', `/stores/${path}`, everyOne);
  on(
    'GET',
    '/stores/search',
    (call) => required(call, 'name') ?? page((one) => hasName(call)(one))(call),
  );
  on(
    'GET',
    '/categories/stores/{id}',
    (call) => required(call, 'limit', 'offset') ?? everyOne(call),
  );
}

export function catalogue(on: On, state: State): void {
  lists(on, state);
  details(on, state);
  storeLists(on, state);
  const inHere = inModule(state, (_, module) => ({
    json: categories
      .filter((one) => one.module === module.id)
      .map((one) => categoryRow(state, one)),
  }));
  on('GET', '/categories', inHere);
  on('GET', '/categories/popular', inHere);
  on(
    'GET',
    '/categories/childes/{id}',
    inModule(state, () => ({ json: [] })),
  );
  on('GET', '/banners', () => ({ json: { campaigns: [], banners: [] } }));
  on(
    'GET',
    '/campaigns/item',
    inZones(state, () => ({ json: [] })),
  );
  on(
    'GET',
    '/campaigns/basic',
    inZones(state, () => ({ json: [] })),
  );
  on(
    'GET',
    '/campaigns/basic-campaign-details',
    inZones(state, () => ({ json: [] })),
  );
  on(
    'GET',
    '/brand',
    inZones(state, () => ({ json: [] })),
  );
  on(
    'GET',
    '/items/item-or-store-search',
    inZones(state, (call, module) => ({
      json: {
        items: itemsOf(state, module.id)
          .filter(hasName(call))
          .map((one) => itemRow(state, one)),
        stores: state.stores
          .filter((one) => one.module === module.id && hasName(call)(one))
          .map((one) => storeRow(state, one)),
      },
    })),
  );
}
