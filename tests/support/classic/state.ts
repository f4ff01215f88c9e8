import { type AccountState, freshAccount } from './accountState';
import { type Item, items, type Module, modules, type Store, stores } from './data';
import { freshRental, type RentalState } from './rentalState';
import { type Call, numberOf, type Reply, type Row, refuse, textOf } from './router';

export type Version = 24 | 25 | 26;

export interface Line {
  id: number;
  owner: string;
  module: number;
  item: number;
  isCampaign: boolean;
  price: number;
  quantity: number;
  variation: Row[];
  addOns: number[];
  addOnQuantities: number[];
}

export interface OrderLine extends Line {
  unit: number;
  discount: number;
  addOnsTotal: number;
}

export interface Order extends Row {
  id: number;
  owner: string;
  order_status: string;
  payment_status: string;
  lines: OrderLine[];
}

export interface User extends Row {
  id: number;
  token: string;
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  wallet_balance: number;
}

export interface State {
  version: Version;
  /** Own address, once it is known: of pictures, and of the pages of payment. */
  address: string;
  settings: Row;
  /** Per cent on delivery (24, 25), or an amount (26). */
  surge: number;
  /** From when on, by the shop's clock, it is busy (26); null, at all times. */
  busyFrom: string | null;
  /** Ways of paying that the zones take. */
  ways: { cash_on_delivery: boolean; digital_payment: boolean };
  /** Whether pages of payment lead back as older ones do. */
  hasOldGateways: boolean;
  /** Items whose prices a flash sale lowers by a fifth. */
  sale: number[];
  /** Items that are gone from the shop while they are in carts. */
  gone: number[];
  /** What a store charges for packing, chosen or not. */
  packing: number;
  /** Metres of every way between two points that are not the same. */
  metres: number;
  /** What the tax call answers beside the store's rate (26): null where there is no such call. */
  taxCall: boolean;
  modules: Module[];
  stores: Store[];
  items: Item[];
  guests: number[];
  users: User[];
  lines: Line[];
  orders: Order[];
  coupons: Row[];
  refunds: Row[];
  reviews: Row[];
  lastId: number;
  account: AccountState;
  rental: RentalState;
}

export function freshState(version: Version): State {
  return {
    version,
    address: '',
    settings: {},
    surge: 0,
    busyFrom: null,
    ways: { cash_on_delivery: true, digital_payment: true },
    hasOldGateways: false,
    sale: [],
    gone: [],
    packing: 0,
    metres: 5200,
    taxCall: version === 26,
    modules: structuredClone(modules).filter(({ type }) => type !== 'rental' || version > 24),
    stores: structuredClone(stores),
    items: structuredClone(items),
    guests: [],
    users: [
      {
        id: 9,
        token: 'classic-token-of-mona',
        f_name: 'Mona',
        l_name: 'Haddad',
        phone: '+12025550143',
        email: 'mona@shop.example',
        password: 'secret12',
        is_phone_verified: 1,
        loyalty_point: 250,
        wallet_balance: 200,
      },
    ],
    lines: [],
    orders: [],
    coupons: [],
    refunds: [],
    reviews: [],
    lastId: 100_000,
    account: freshAccount(),
    rental: freshRental(),
  };
}

export const nextId = (state: State) => {
  state.lastId += 1;
  return state.lastId;
};

/** Who calls: a customer by token, a guest by `guest_id`; null for nobody. */
export interface Caller {
  /** `u9` or `g100001`. */
  key: string;
  id: number;
  user: User | null;
}

function callerOf(state: State, call: Call): Caller | null {
  const token = /^Bearer (.+)$/.exec(call.headers.authorization ?? '')?.[1];
  const user = token && token !== 'null' ? state.users.find((one) => one.token === token) : null;
  if (user) return { key: `u${user.id}`, id: user.id, user };
  const guest = numberOf(call.fields.guest_id);
  return guest === null ? null : { key: `g${guest}`, id: guest, user: null };
}

export const asCaller =
  (state: State, handle: (call: Call, caller: Caller) => Reply) =>
  (call: Call): Reply => {
    const caller = callerOf(state, call);
    return caller ? handle(call, caller) : { status: 401, json: { errors: 'Unauthorized' } };
  };

export const asCustomer =
  (state: State, handle: (call: Call, user: User) => Reply) =>
  (call: Call): Reply => {
    const user = callerOf(state, call)?.user;
    return user ? handle(call, user) : { status: 401, json: { message: 'Unauthenticated.' } };
  };

/** Zones of the header, JSON text of a list. */
export function zonesOf(call: Call): number[] | null {
  const told = textOf(call.headers.zoneid);
  try {
    const read: unknown = JSON.parse(told);
    return Array.isArray(read) ? read.map(Number) : null;
  } catch {
    return null;
  }
}

export const moduleOf = (state: State, call: Call): Module | null =>
  state.modules.find(({ id }) => id === numberOf(call.headers.moduleid)) ?? null;

/** Answers of calls that need a module; without one, or with one that is unknown, they are refused. */
export const inModule =
  (state: State, handle: (call: Call, module: Module) => Reply) =>
  (call: Call): Reply => {
    const module = moduleOf(state, call);
    return module ? handle(call, module) : refuse(403, 'moduleId', 'Module id is required.');
  };

/** The same in the zones of the header: a bare number breaks there. */
export const inZones = (
  state: State,
  handle: (call: Call, module: Module, zones: number[]) => Reply,
) =>
  inModule(state, (call, module) => {
    const zones = zonesOf(call);
    return zones ? handle(call, module, zones) : { status: 500, html: '<h1>Server Error</h1>' };
  });

/** A picture: its address, or in 24 the name of its file alone. */
export const pictured = (state: State, field: string, name: string): Row =>
  state.version === 24
    ? { [field]: name }
    : { [field]: name, [`${field}_full_url`]: `${state.address}/storage/${name}` };

/** Limit and offset come back as they were sent: as text, or null. */
export const paged = (call: Call, key: string, rows: readonly unknown[]): Row => {
  const limit = numberOf(call.fields.limit);
  const offset = numberOf(call.fields.offset) ?? 1;
  const begin = limit === null ? 0 : (offset - 1) * limit;
  return {
    total_size: rows.length,
    limit: call.fields.limit ?? null,
    offset: call.fields.offset ?? null,
    [key]: rows.slice(begin, limit === null ? undefined : begin + limit),
  };
};
