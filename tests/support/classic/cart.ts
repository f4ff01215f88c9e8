import type { Item } from './data';
import { type Call, numberOf, type On, type Reply, type Row, refuse, textOf } from './router';
import { addOnRow, itemRow, storeRow } from './rows';
import { asCaller, type Caller, inModule, type Line, nextId, type State } from './state';

const listIn = (value: unknown): unknown[] => {
  const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(read) ? read : [];
};

const numbersIn = (value: unknown) => listIn(value).map(Number);

function lineRow(state: State, line: Line): Row {
  const item = state.items.find(({ id }) => id === line.item);
  return {
    id: line.id,
    user_id: Number(line.owner.slice(1)),
    module_id: line.module,
    item_id: line.item,
    is_guest: line.owner.startsWith('g'),
    item_type: line.isCampaign ? 'App\\Models\\ItemCampaign' : 'App\\Models\\Item',
    ...(state.version === 26 && { store_id: item?.store }),
    price: line.price,
    quantity: line.quantity,
    variation: line.variation,
    add_on_ids: line.addOns,
    add_on_qtys: line.addOnQuantities,
    created_at: '2026-01-05T10:00:00.000000Z',
    item:
      item && !state.gone.includes(item.id)
        ? {
            ...itemRow(state, item, true),
            addons: item.addOns.map((id) => ({
              ...addOnRow(id),
              isChecked: line.addOns.includes(id),
              quantity: line.addOnQuantities[line.addOns.indexOf(id)] ?? 1,
            })),
          }
        : null,
  };
}

const needs = (call: Call, ...names: string[]): Reply | null => {
  const missing = names.find((name) => textOf(call.fields[name]) === '');
  return missing ? refuse(403, missing, `The ${missing} field is required.`) : null;
};

/** What a line of the call's fields costs a unit of: its own combination, or the price with its choices. */
export function unitOf(item: Item, variation: readonly Row[]): number {
  const type = textOf(variation[0]?.type);
  const combination = item.variations.find((one) => one.type === type);
  if (combination) return combination.price;
  return variation.reduce((sum, { name, values }) => {
    const chosen = listIn((values as Row | undefined)?.label);
    const offered = item.groups.find((group) => group.name === name)?.values ?? [];
    return offered.reduce(
      (more, { label, optionPrice }) => more + (chosen.includes(label) ? Number(optionPrice) : 0),
      sum,
    );
  }, item.price);
}

export const linesOf = (state: State, owner: string, module: number, store: number | null) =>
  state.lines.filter(
    (line) =>
      line.owner === owner &&
      line.module === module &&
      (store === null || state.items.find(({ id }) => id === line.item)?.store === store),
  );

export function cart(on: On, state: State): void {
  const ofStore = state.version === 26 ? ['store_id'] : [];
  const storeOf = (call: Call) => (state.version === 26 ? numberOf(call.fields.store_id) : null);
  const open = (
    required: string[],
    handle: (call: Call, caller: Caller, module: number) => Reply | null,
  ) =>
    asCaller(state, (call, caller) =>
      inModule(state, (_, { id }) => {
        const refusal = needs(call, ...ofStore, ...required) ?? handle(call, caller, id);
        const own = linesOf(state, caller.key, id, storeOf(call));
        return refusal ?? { json: own.map((line) => lineRow(state, line)) };
      })(call),
    );

  on(
    'GET',
    '/customer/cart/list',
    open([], () => null),
  );
  on(
    'POST',
    '/customer/cart/add',
    open(['item_id', 'model', 'price', 'quantity'], ({ fields }, { key }, module) => {
      const item = state.items.find(({ id }) => id === numberOf(fields.item_id));
      if (!item) return refuse(404, 'item', 'Item not found');
      const variation = listIn(fields.variation ?? []) as Row[];
      const isThere = linesOf(state, key, module, item.store).some(
        (line) =>
          line.item === item.id && JSON.stringify(line.variation) === JSON.stringify(variation),
      );
      if (isThere) return refuse(403, 'cart_item', 'Item already exists');
      state.lines.push({
        id: nextId(state),
        owner: key,
        module,
        item: item.id,
        isCampaign: fields.model === 'ItemCampaign',
        price: Number(fields.price),
        quantity: Number(fields.quantity),
        variation,
        addOns: numbersIn(fields.add_on_ids ?? []),
        addOnQuantities: numbersIn(fields.add_on_qtys ?? []),
      });
      return null;
    }),
  );
  on(
    'POST',
    '/customer/cart/update',
    open(['cart_id', 'price', 'quantity'], ({ fields }, { key }) => {
      const line = state.lines.find(
        ({ id, owner }) => id === numberOf(fields.cart_id) && owner === key,
      );
      if (!line) return { status: 500, json: { message: 'Attempt to assign property on null' } };
      line.price = Number(fields.price);
      line.quantity = Number(fields.quantity);
      line.variation = (fields.variation ? listIn(fields.variation) : line.variation) as Row[];
      line.addOns = fields.add_on_ids ? numbersIn(fields.add_on_ids) : line.addOns;
      line.addOnQuantities = fields.add_on_qtys
        ? numbersIn(fields.add_on_qtys)
        : line.addOnQuantities;
      return null;
    }),
  );
  const drop =
    (keep: (line: Line, call: Call, caller: Caller, module: number) => boolean) =>
    (call: Call, caller: Caller, module: number) => {
      state.lines = state.lines.filter((line) => keep(line, call, caller, module));
      return null;
    };
  on(
    'DELETE',
    '/customer/cart/remove-item',
    open(
      ['cart_id'],
      drop(
        (line, { fields }, { key }) => line.owner !== key || line.id !== numberOf(fields.cart_id),
      ),
    ),
  );
  on(
    'DELETE',
    '/customer/cart/remove',
    open(
      [],
      drop(
        (line, call, { key }, module) => !linesOf(state, key, module, storeOf(call)).includes(line),
      ),
    ),
  );
  if (state.version === 26)
    on(
      'GET',
      '/customer/cart/get-all',
      asCaller(state, (_, { key }) => ({
        json: state.stores.flatMap((store) => {
          const carts = linesOf(state, key, store.module, store.id);
          const { id, name, slug, logo_full_url, delivery_time } = storeRow(state, store);
          const shown = { id, name, slug, logo_full_url, delivery_time, item_count: carts.length };
          return carts.length > 0
            ? [{ store: shown, carts: carts.map((line) => lineRow(state, line)) }]
            : [];
        }),
      })),
    );
}
