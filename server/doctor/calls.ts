import { ask, type Heard, isJson, type Json } from './reach';
import { firstThatSells, shownModules } from './shown';
import type { Dialect } from './stop';

interface Row {
  what: string;
  call: string;
  /** `there`: asked without what it needs, it was refused as it should be. */
  verdict: 'works' | 'there' | 'empty' | 'missing' | 'refused' | 'broken';
  note: string;
}

export interface Visit {
  base: string;
  dialect: Dialect;
  settings: Json;
  at: { lat: number; lng: number };
}

export interface Found {
  rows: Row[];
  version: string;
  zones: number[];
  /** Those that the shop shows. */
  modules: Json[];
}

const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const firstList = (json: unknown): Json[] =>
  Array.isArray(json)
    ? listIn(json)
    : isJson(json)
      ? listIn(Object.values(json).find((value) => Array.isArray(value)))
      : [];

function said(heard: Heard): string {
  const { json } = heard;
  if (!isJson(json)) return '';
  const [first] = listIn(json.errors);
  const { error } = json;
  const of = isJson(error) ? error.message : error;
  const text = first?.message ?? json.message ?? of ?? json.errors;
  return typeof text === 'string' ? text.slice(0, 60).replace(/[.:\s]+$/, '') : '';
}

/** Whether a refusal says that there is no such call, rather than no such thing. */
const isNoRoute = ({ status, json }: Heard) =>
  status === 405 || (status === 404 && !(isJson(json) && 'errors' in json));

interface Asked {
  what: string;
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Json;
  /** Asked without what it needs, a refusal says that it is there. */
  isProbe?: boolean;
  /** What the shop does where it does not work. */
  otherwise?: string | ((verdict: Row['verdict']) => string);
}

export async function tryCalls(visit: Visit): Promise<Found> {
  const { base, dialect, settings, at } = visit;
  const rows: Row[] = [];
  const common: Record<string, string> = {
    'X-localization': 'en',
    latitude: String(at.lat),
    longitude: String(at.lng),
  };
  const look = async (asked: Asked) => {
    const { what, method = 'GET', path, headers, body, isProbe, otherwise } = asked;
    const url = `${base}/api/v1${path}`;
    const heard = await ask(url, {
      method,
      headers: { ...common, ...headers },
      ...(body && { body }),
    });
    const isSuccess = heard.status >= 200 && heard.status < 300;
    // Google's own refusal comes as a success with `error` inside.
    const isGood = isSuccess && heard.json !== null && !(isJson(heard.json) && heard.json.error);
    const isThere = isProbe ? heard.status < 500 : isGood;
    const verdict: Row['verdict'] = isNoRoute(heard)
      ? 'missing'
      : heard.status >= 500 || (isGood === false && heard.json === null)
        ? 'broken'
        : isThere
          ? !isProbe && Array.isArray(heard.json) && heard.json.length === 0
            ? 'empty'
            : isSuccess
              ? 'works'
              : 'there'
          : 'refused';
    const isFine = ['works', 'there', 'empty'].includes(verdict);
    const answer = isFine ? '' : `${heard.status} ${said(heard)}`.trim();
    const then = typeof otherwise === 'function' ? otherwise(verdict) : otherwise;
    const note = isFine ? '' : [answer, then].filter(Boolean).join(': ');
    rows.push({ what, call: `${method} ${path.split('?')[0]}`, verdict, note });
    return heard.json;
  };
  await look({ what: 'landing page', path: '/react-landing-page' });
  await look({ what: 'zones', path: '/zone/list' });
  const place = await look({
    what: 'zone of a point',
    path: `/config/get-zone-id?lat=${at.lat}&lng=${at.lng}`,
  });
  const told: unknown = isJson(place) ? place.zone_id : null;
  const zones = zoneIds(told);
  Object.assign(common, zones.length > 0 && { zoneId: JSON.stringify(zones) });
  await look({
    what: 'search of places',
    path: '/config/place-api-autocomplete?search_text=street',
    otherwise: 'addresses are not suggested',
  });
  await look({
    what: 'distances',
    path: `/config/distance-api?${wayFrom(at)}`,
    otherwise: 'deliveries are charged by the air line',
  });
  const modules = shownModules(listIn(await look({ what: 'modules', path: '/module' })));
  const guest = await look({
    what: 'guests',
    method: 'POST',
    path: '/auth/guest/request',
    body: {},
  });
  const guestId = isJson(guest) ? String(guest.guest_id ?? '') : '';
  const selling = firstThatSells(modules, 'items');
  let isByStore = false;
  if (selling) {
    const headers = { moduleId: String(selling.id) };
    await look({ what: 'categories', path: '/categories', headers });
    const stores = firstList(
      await look({
        what: 'stores',
        path: '/stores/get-stores/all?limit=5&offset=1',
        headers,
      }),
    );
    await look({ what: 'items', path: '/items/popular?limit=5&offset=1', headers });
    const store = stores[0]?.id;
    const query = `guest_id=${guestId}${dialect === 'classic' && store ? `&store_id=${store}` : ''}`;
    const bare = await ask(`${base}/api/v1/customer/cart/list?guest_id=${guestId}`, {
      headers: { ...common, ...headers },
    });
    isByStore =
      bare.status === 403 && isJson(bare.json) && listIn(bare.json.errors)[0]?.code === 'store_id';
    await look({ what: 'cart', path: `/customer/cart/list?${query}`, headers });
    const probe = { method: 'POST' as const, headers, body: {}, isProbe: true };
    await look({
      what: 'tax',
      ...probe,
      path: `/customer/order/${dialect === 'classic' ? 'get-Tax' : 'get-tax'}`,
      otherwise: 'tax is counted by the rate of the store',
    });
    await look({ what: 'ordering', ...probe, path: '/customer/order/place' });
    if (dialect === 'classic')
      await look({
        what: 'vehicle charges',
        path: '/vehicle/extra_charge?distance=2',
        headers,
        otherwise: (verdict) =>
          verdict === 'missing' ? 'nothing is added for a vehicle' : 'deliveries cannot be priced',
      });
  }
  const probe = { isProbe: true };
  await look({ what: 'sign-in', method: 'POST', path: '/auth/login', body: {}, ...probe });
  await look({ what: 'profile', path: '/customer/info', ...probe });
  await look({ what: 'wallet', path: '/customer/wallet/transactions', ...probe });
  await look({ what: 'messages', path: '/customer/message/list', ...probe });
  const rental = firstThatSells(modules, 'trips');
  if (rental) {
    const headers = { moduleId: String(rental.id) };
    const page = 'limit=5&offset=1';
    await look({
      what: 'vehicle rental',
      path: `/rental/vehicle/brand-list?${page}`,
      headers,
      otherwise: 'its module is not shown',
    });
    await look({ what: 'vehicles', path: `/rental/vehicle/search?${page}`, headers });
  }
  return { rows, zones, modules, version: versionOf(dialect, settings, place, isByStore) };
}

/** The way to a point some kilometres off, in the words of both dialects. */
function wayFrom({ lat, lng }: Visit['at']): URLSearchParams {
  const way = {
    origin_lat: lat,
    origin_lng: lng,
    destination_lat: lat + 0.02,
    destination_lng: lng,
  };
  const told = Object.entries({ ...way, mode: 'DRIVE' });
  return new URLSearchParams(told.map(([name, value]): [string, string] => [name, String(value)]));
}

function zoneIds(told: unknown): number[] {
  let list: unknown = told;
  if (typeof told === 'string')
    try {
      list = JSON.parse(told);
    } catch {
      return [];
    }
  return (Array.isArray(list) ? list : [list]).map(Number).filter((id) => id > 0);
}

function versionOf(dialect: Dialect, settings: Json, place: unknown, isByStore: boolean): string {
  if (dialect === 'flowmart') return 'the contract as documented';
  if (!isJson(settings.centralize_login)) return 'classic, as in 2024';
  const zone = isJson(place) ? listIn(place.zone_data)[0] : undefined;
  const pivots = listIn(zone?.modules).map(({ pivot }) => pivot);
  const isNewest =
    isByStore || pivots.some((pivot) => isJson(pivot) && 'delivery_charge_type' in pivot);
  return isNewest ? 'classic, as in 2026' : 'classic, as in 2025';
}
