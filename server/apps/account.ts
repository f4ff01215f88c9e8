import type { Address, Profile } from '../../domain/account/customer';
import * as customer from '../../domain/account/customerEndpoints';
import { listNotifications, registerPush } from '../../domain/account/notificationEndpoints';
import * as wishes from '../../domain/catalogue/wishlistEndpoints';
import { getProfile } from '../../domain/identity/sessionEndpoints';
import * as addresses from '../../domain/place/addressEndpoints';
import { getZoneId } from '../../domain/place/geographyEndpoints';
import { houseOf, houseParts } from '../../domain/place/house';
import type { AppCall, Translations } from './call';
import { rowsOf } from './items';
import { noticeRow } from './noticeRow';
import { numberOf } from './numbers';
import { pageAsked, pageTold } from './paging';
import { Refused } from './refused';
import { storeRowsOf } from './stores';

async function profileOf(call: AppCall, profile: Profile) {
  const { db, clock } = call.deps;
  return {
    id: await numberOf(db, profile.id, clock.now()),
    f_name: profile.f_name,
    l_name: profile.l_name,
    phone: profile.phone || null,
    email: profile.email || null,
    image: profile.image,
    image_full_url: call.picture(profile.image_full_url),
    is_phone_verified: profile.is_phone_verified,
    is_email_verified: profile.is_email_verified,
    wallet_balance: profile.wallet_balance,
    loyalty_point: profile.loyalty_point,
    ref_code: profile.ref_code,
    order_count: profile.order_count,
    interest: profile.interest.length > 0 ? JSON.stringify(profile.interest) : null,
    selected_modules_for_interest: profile.interest_modules ?? [],
    module_ids: profile.interest_modules ?? [],
    member_since_days: 0,
    is_valid_for_discount: false,
    discount_amount: 0,
    discount_amount_type: '',
    validity: '',
    userinfo: null,
    zone_id: null,
    status: 1,
    login_medium: '',
  };
}

/** The contract takes profiles as forms, since they may hold a picture. */
async function updateProfile(call: AppCall) {
  const { given } = call;
  const form = new FormData();
  const names = [
    ...['name', 'phone', 'email', 'password', 'confirm_password', 'button_type', 'otp'],
    ...['verification_on', 'verification_medium', 'session_info'],
  ];
  for (const name of names) if (given.has(name)) form.set(name, given.text(name));
  const older = `${given.text('f_name')} ${given.text('l_name')}`.trim();
  if (!given.has('name') && older) form.set('name', older);
  const [image] = given.files('image');
  if (image) form.set('image', image);
  const answer = await call.ask(customer.updateProfile, { body: form });
  if (answer.otp_send !== 1) return { message: answer.message };
  const { verification_on, verification_medium, message } = answer;
  return { verification_on, verification_medium, otp_send: 1, message };
}

const addressRow = (address: Address) => ({
  id: address.id,
  address_type: address.address_type,
  contact_person_name: address.contact_person_name,
  contact_person_number: address.contact_person_number,
  address: address.address,
  latitude: String(address.latitude),
  longitude: String(address.longitude),
  ...houseOf(address),
  zone_id: address.zone_ids[0] ?? 0,
  zone_ids: address.zone_ids,
  created_at: null,
});

async function addressesOf(call: AppCall) {
  const { limit, offset } = pageAsked(call.given);
  const all = (await call.ask(addresses.listAddresses)).addresses;
  const rows = all.slice((offset - 1) * limit, offset * limit).map(addressRow);
  return { ...pageTold({ total_size: all.length, limit, offset }), addresses: rows };
}

function addressAsked({ given }: AppCall) {
  const names = [
    ...['address', 'address_type', 'contact_person_name', 'contact_person_number'],
    ...['latitude', 'longitude', ...houseParts],
  ];
  return Object.fromEntries(names.map((name) => [name, given.text(name)]));
}

/**
 * The family saves no address outside of its zones.
 * @throws Refused with 403, which apps take for what was entered
 */
async function zonesOf({ ask, given }: AppCall) {
  const query = { lat: given.text('latitude'), lng: given.text('longitude') };
  try {
    return (await ask(getZoneId, { query })).zone_id;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'coordinates') throw error;
    throw new Refused(new Response(null, { status: 403 }), error.body);
  }
}

const thingAsked = ({ given }: AppCall) => ({
  query: { item_id: given.text('item_id'), store_id: given.text('store_id') },
});

export const accountCalls: Translations = {
  'GET /customer/info': async (call) => profileOf(call, await call.ask(getProfile)),
  'POST /customer/update-profile': updateProfile,
  'DELETE /customer/remove-account': async ({ ask }) => {
    await ask(customer.removeAccount);
    return [];
  },
  'POST /customer/update-interest': ({ ask, given }) =>
    ask(customer.updateInterest, { body: { interest: given.list('interest') } }),
  'GET /customer/update-zone': async ({ ask }) => {
    await ask(customer.updateZone);
    return [];
  },
  'PUT /customer/cm-firebase-token': ({ ask, given }) =>
    ask(registerPush, { body: { cm_firebase_token: given.text('cm_firebase_token') } }),
  'GET /customer/address/list': addressesOf,
  'POST /customer/address/add': async (call) => {
    const zone_ids = await zonesOf(call);
    const { message } = await call.ask(addresses.addAddress, { body: addressAsked(call) });
    return { message, zone_ids };
  },
  'PUT /customer/address/update/:id': async (call) => {
    const [zone_id = 0] = await zonesOf(call);
    const body = addressAsked(call);
    const { message } = await call.ask(addresses.updateAddress, { params: call.params, body });
    return { message, zone_id };
  },
  'DELETE /customer/address/delete': ({ ask, given }) =>
    ask(addresses.deleteAddress, { query: { address_id: given.text('address_id') } }),
  'GET /customer/wish-list': async (call) => {
    const found = await call.askModules(wishes.listFavourites);
    const [item, store] = await Promise.all([
      rowsOf(
        call,
        found.flatMap((part) => part.item),
      ),
      storeRowsOf(
        call,
        found.flatMap((part) => part.store),
      ),
    ]);
    return { item, store };
  },
  'POST /customer/wish-list/add': (call) => call.ask(wishes.addFavourite, thingAsked(call)),
  'DELETE /customer/wish-list/remove': (call) => call.ask(wishes.removeFavourite, thingAsked(call)),
  'GET /customer/notifications': async (call) => {
    const { notifications } = await call.ask(listNotifications, { query: { limit: 100 } });
    return notifications.map(noticeRow);
  },
};
