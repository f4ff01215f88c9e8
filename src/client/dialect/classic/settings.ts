import { ApiError, isApiError } from '../../apiError';
import { zoneIdKey } from '../../storage/storage';
import { type Facts, factsOf, ids, modulesThere, picture, renewFacts } from './facts';
import { zoneAnswer, zoneList } from './ground';
import { landing } from './landing';
import { places } from './places';
import { hasRental } from './rentalThere';
import type { Table } from './tables';
import type { There } from './there';
import { isRow, number, plain, type Row, row, rowsIn, word, yes } from './values';
import { waysOffHere } from './waysHere';

/** Free delivery: one setting in three shapes. */
export function freeDelivery(settings: Row) {
  const rule = row(settings.admin_free_delivery);
  if (!isRow(settings.admin_free_delivery))
    return {
      free_delivery_over: number(settings.free_delivery_over),
      free_delivery_for_all_stores: 0,
    };
  const isOn = yes(rule.status) === 1;
  const isForAll = rule.type === 'free_delivery_to_all_store';
  return {
    free_delivery_over: isOn && !isForAll ? number(rule.free_delivery_over) : null,
    free_delivery_for_all_stores: isOn && isForAll,
  };
}

/** The oldest know one way to sign in. */
const signIn = (settings: Row) =>
  isRow(settings.centralize_login)
    ? settings.centralize_login
    : { manual_login_status: 1, phone_verification_status: yes(settings.customer_verification) };

/** `card_pay` as it can be read. */
const titleOf = (gateway: string) =>
  gateway.charAt(0).toUpperCase() + gateway.slice(1).replaceAll('_', ' ');

function configOf(facts: Facts) {
  const { settings } = facts;
  const modules = Object.entries(row(settings.module_config)).filter(([, one]) => isRow(one));
  return {
    ...settings,
    ...freeDelivery(settings),
    logo_full_url: picture(facts, settings, 'logo', 'business_logo'),
    country: word(settings.country),
    take_away_status: settings.takeaway_status,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    base_urls: { item_image_url: word(row(settings.base_urls).product_image_url) },
    centralize_login: signIn(settings),
    social_login: rowsIn(settings.social_login),
    apple_login: rowsIn(settings.apple_login),
    active_payment_method_list: rowsIn(settings.active_payment_method_list).map((one) => ({
      gateway: one.gateway,
      gateway_title: word(one.gateway_title) || titleOf(word(one.gateway)),
      gateway_image_full_url: picture(facts, one, 'gateway_image', 'gateway'),
    })),
    social_media: rowsIn(settings.social_media).filter(
      (one) => one.status === undefined || yes(one.status),
    ),
    module_config: Object.fromEntries(modules),
    map: undefined,
    // The oldest have a new password set by phone alone.
    ...(facts.isOldest && { is_mail_active: 0 }),
    // How many it sends is told nowhere.
    least_password_characters: 8,
    least_code_digits: facts.isOldest ? 4 : 6,
    lacks: [
      'applications',
      'city_map',
      'contact_form',
      'day_trips',
      'desk',
      'discounted_minimum',
      'guests_orders_kept',
      'guests_without_email',
      'line_wishes',
      'live_updates',
      'ride',
      'trips_by_phone',
      'ways_everywhere',
    ],
    language: rowsIn(settings.language),
  };
}

/** What the place's zones have switched off is not there for its shoppers. */
async function settingsHere(there: There) {
  const [facts, off] = await Promise.all([renewFacts(there), waysOffHere(there)]);
  return { ...configOf(facts), ...Object.fromEntries(off.map((way) => [way, 0])) };
}

const text = (path: string) => async (there: There) => {
  const answer = await there.ask('GET', path, {}, { isNameless: true });
  return { title: '', value: plain(isRow(answer) ? answer.value : answer) };
};

const known = new Set(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental']);

/** Rows that name no zones were told for those that were asked about. */
const zonesOfModule = ({ zones }: Row) =>
  Array.isArray(zones) ? zones : (zoneIdKey.get() ?? []).map((id) => ({ id, name: '' }));

async function modules(there: There) {
  const [facts, answer] = await Promise.all([factsOf(there), modulesThere(there)]);
  const shown = answer.filter(
    (one) => known.has(word(one.module_type)) && (one.status === undefined || yes(one.status)),
  );
  const rental = shown.find((one) => one.module_type === 'rental');
  const mayRent = rental !== undefined && (await hasRental(there, number(rental.id)));
  return shown
    .filter((one) => one.module_type !== 'rental' || mayRent)
    .map((one) => ({
      ...one,
      zones: zonesOfModule(one),
      description: plain(one.description),
      icon_full_url: picture(facts, one, 'icon', 'module'),
    }));
}

const ring = (zone: Row): unknown[] => {
  const told = rowsIn(zone.formated_coordinates);
  if (told.length > 0) return told;
  const shape = row(zone.coordinates).coordinates;
  const first: unknown = Array.isArray(shape) ? shape[0] : [];
  return (Array.isArray(first) ? first : []).map((point: unknown) =>
    Array.isArray(point) ? { lat: point[1], lng: point[0] } : point,
  );
};

const zones = async (there: There) =>
  rowsIn(await zoneList(there)).map((zone) => ({
    id: zone.id,
    name: word(zone.display_name) || word(zone.name),
    status: zone.status ?? 1,
    coordinates: ring(zone),
  }));

const outside = (message: string) =>
  new ApiError('refused', 404, [{ code: 'coordinates', message }]);

async function zoneOf(there: There) {
  const { lat, lng } = there.asked.query;
  const answer = await zoneAnswer(there, { lat, lng }).catch((error: unknown) => {
    // Of a zone that is switched off it is said with another status.
    throw isApiError(error) && error.code === 'coordinates' ? outside(error.said) : error;
  });
  const found = ids(answer.zone_id);
  if (found.length === 0) throw outside(word(answer.message));
  return {
    zone_id: found,
    zone_data: rowsIn(answer.zone_data).map((zone) => ({
      id: zone.id,
      name: word(zone.display_name) || word(zone.name),
      modules: rowsIn(zone.modules).map((module) => ({
        ...row(module.pivot),
        id: module.id,
        module_type: module.module_type,
        increased_delivery_fee: yes(zone.increased_delivery_fee_status)
          ? zone.increased_delivery_fee
          : 0,
      })),
    })),
  };
}

export const settings: Table = {
  'GET /config': settingsHere,
  'GET /react-landing-page': landing,
  'GET /module': modules,
  'GET /zone/list': zones,
  'GET /config/get-zone-id': zoneOf,
  'GET /zone/check': (there) =>
    there.ask('GET', '/zone/check', there.asked.query, { isNameless: true }),
  ...places,
  'GET /about-us': text('/about-us'),
  'GET /privacy-policy': text('/privacy-policy'),
  'GET /terms-and-conditions': text('/terms-and-conditions'),
  'GET /refund-policy': text('/refund-policy'),
  'GET /shipping-policy': text('/shipping-policy'),
  'GET /cancelation': text('/cancelation'),
  'POST /newsletter/subscribe': (there) =>
    there.ask('POST', '/newsletter/subscribe', there.asked.body, { isNameless: true }),
};
