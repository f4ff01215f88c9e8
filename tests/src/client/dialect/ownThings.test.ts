import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as customer from '../../../../domain/account/customerEndpoints';
import { transferPoints } from '../../../../domain/account/loyaltyEndpoints';
import { addFund, listWalletTransactions } from '../../../../domain/account/walletEndpoints';
import { addToCart, applyCoupon, listCart } from '../../../../domain/cart/cartEndpoints';
import * as wishes from '../../../../domain/catalogue/wishlistEndpoints';
import * as identity from '../../../../domain/identity/identityEndpoints';
import { getProfile, requestGuestId } from '../../../../domain/identity/sessionEndpoints';
import * as inbox from '../../../../domain/orders/inboxEndpoints';
import { quoteOrder } from '../../../../domain/orders/orderEndpoints';
import * as addresses from '../../../../domain/place/addressEndpoints';
import { getConfig } from '../../../../domain/place/placeEndpoints';
import { searchVehicles } from '../../../../domain/rental/browseEndpoints';
import * as trip from '../../../../domain/rental/tripCartEndpoints';
import * as trips from '../../../../domain/rental/tripEndpoints';
import { freshCall, refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const phone = '+12025550177';
const account = {
  name: 'Omar Nasser',
  email: 'omar@shop.example',
  phone,
  password: 'secret12',
};

const keep = (name: string, value: string | null) => {
  if (value !== null) window.localStorage.setItem(name, value);
};

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    ({ code, message }: { code: string; message: string }) => [code, message],
  );

const asGuest = async () => keep('guest_id', (await shop.call(requestGuestId)).guest_id);
/** The same page loaded anew: what only its memory held is gone. */
const reload = async () => {
  shop = { ...shop, call: await freshCall(shop.address) };
};

const asMona = () => keep('token', 'classic-token-of-mona');

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
});
afterEach(async () => {
  // A call that such back ends do not have would be a promise that nobody keeps.
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('one’s own things on a back end of 20%s', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
    standIn({ id: 1, type: 'food' });
  });

  it('SIGN-11 OTP-07 SESS-07 signs up, proves the phone, and has the guest’s cart, an address and favourites', async () => {
    Object.assign(shop.state.settings, {
      customer_verification: true,
      ...(version > 24 && {
        centralize_login: { manual_login_status: 1, phone_verification_status: 1 },
      }),
    });
    // The oldest send codes of four digits; others of six.
    const { least_code_digits, least_password_characters } = await shop.call(getConfig);
    expect([least_code_digits, least_password_characters]).toEqual([version === 24 ? 4 : 6, 8]);
    await asGuest();
    const guest_id = window.localStorage.getItem('guest_id');
    await shop.call(addToCart, {
      body: { item_id: 12, model: 'Item', price: 12, quantity: 2 },
    });
    const begun = await shop.call(identity.signUp, { body: { ...account, guest_id } });
    expect([begun.token, begun.is_phone_verified]).toEqual([null, 0]);
    const proof = { phone, verification_type: 'phone' as const, guest_id };
    const wrong = shop.call(identity.verifyPhone, { body: { ...proof, otp: '999999' } });
    expect(await failureOf(wrong)).toEqual(['otp_wrong', 'OTP does not match']);
    await shop.call(identity.verifyPhone, { body: proof });
    const { token } = await shop.call(identity.verifyPhone, { body: { ...proof, otp: '123456' } });
    keep('token', token);
    const profile = await shop.call(getProfile);
    expect([profile.f_name, profile.l_name, profile.phone, profile.is_phone_verified]).toEqual([
      'Omar',
      'Nasser',
      phone,
      1,
    ]);
    const cart = await shop.call(listCart, {});
    expect(cart.map(({ item, quantity }) => [item.id, quantity])).toEqual([[12, 2]]);
    await shop.call(addresses.addAddress, {
      body: {
        address: '12 Palm Street',
        contact_person_name: 'Omar',
        contact_person_number: phone,
        latitude: 24.7,
        longitude: 46.66,
        floor: '2',
      },
    });
    const book = await shop.call(addresses.listAddresses);
    expect(
      book.addresses.map((one) => [one.address, one.address_type, one.floor, one.zone_ids]),
    ).toEqual([['12 Palm Street', 'other', '2', [1]]]);
    await shop.call(wishes.addFavourite, { query: { item_id: 11 } });
    await shop.call(wishes.addFavourite, { query: { item_id: 11 } });
    await shop.call(wishes.addFavourite, { query: { store_id: 4 } });
    const liked = await shop.call(wishes.listFavourites);
    expect([liked.item.map(({ id }) => id), liked.store.map(({ id }) => id)]).toEqual([[11], [4]]);
    await shop.call(wishes.removeFavourite, { query: { store_id: 4 } });
    await shop.call(wishes.removeFavourite, { query: { store_id: 4 } });
    expect((await shop.call(wishes.listFavourites)).store).toEqual([]);
  });

  it('LOGIN-07 FORGOT-18 signs in, with a new password after the old one was forgotten', async () => {
    const body = { login_type: 'manual' as const, email_or_phone: '+12025550143' };
    const wrong = shop.call(identity.login, { body: { ...body, password: 'wrong' } });
    expect(await failureOf(wrong)).toEqual(['credentials', 'Credentials do not match']);
    const whom = { verification_method: 'phone' as const, phone: '+12025550143' };
    await shop.call(identity.forgotPassword, { body: whom });
    const reset = { ...whom, reset_token: '123456' };
    await shop.call(identity.verifyToken, { body: reset });
    await shop.call(identity.resetPassword, {
      body: { ...reset, password: 'secret34', confirm_password: 'secret34' },
    });
    const { token } = await shop.call(identity.login, { body: { ...body, password: 'secret34' } });
    expect(token).toBe('classic-token-of-mona');
  });

  it('FORGOT-16 offers an e-mail for a new password where the shop knows one for it', async () => {
    Object.assign(shop.state.settings, { is_sms_active: true, is_mail_active: true });
    const { is_sms_active, is_mail_active } = await shop.call(getConfig);
    expect([is_sms_active, is_mail_active]).toEqual([1, version === 24 ? 0 : 1]);
  });

  it('WAL-08 LOY-07 adds money on a page, converts points, and sees both in the history', async () => {
    asMona();
    const { redirect_link } = await shop.call(addFund, {
      body: {
        amount: 50,
        payment_method: 'card_pay',
        callback: 'http://shop.example/profile?page=wallet',
      },
    });
    const page = await fetch(redirect_link, { redirect: 'manual' });
    expect(page.headers.get('location')).toMatch(
      /^http:\/\/shop\.example\/wallet\?flag=success&&token=\w+=*$/,
    );
    expect(await shop.call(transferPoints, { body: { point: 100 } })).toEqual({
      message: 'Point to wallet transfer successful',
      amount: 10,
      loyalty_point: 150,
    });
    const few = shop.call(transferPoints, { body: { point: 20 } });
    expect(await failureOf(few)).toEqual(['point', 'Insufficient point']);
    const { data } = await shop.call(listWalletTransactions, { query: {} });
    expect(data.map((one) => [one.transaction_type, one.credit, one.balance])).toEqual([
      ['add_fund', 50, 250],
    ]);
    expect((await shop.call(getProfile)).wallet_balance).toBe(260);
  });

  if (version > 24)
    it('SOC-01 SOC-04 INFO-03 signs in by a provider: who is known is asked, who is new gives a name', async () => {
      const by = (email: string, verified: 'default' | 'yes' = 'default') => ({
        body: {
          medium: 'google' as const,
          token: `google-of-${email}`,
          unique_id: 'g-1',
          email,
          verified,
        },
      });
      const wrong = shop.call(identity.socialLogin, {
        body: { ...by('mona@shop.example').body, token: 'stolen' },
      });
      expect(await failureOf(wrong)).toEqual(['provider_token', 'Email does not match']);
      const asked = await shop.call(identity.socialLogin, by('mona@shop.example'));
      expect([asked.token, asked.is_exist_user]).toEqual([
        null,
        { name: 'Mona', image: 'user.png' },
      ]);
      const known = await shop.call(identity.socialLogin, by('mona@shop.example', 'yes'));
      expect(known.token).toBe('classic-token-of-mona');
      const begun = await shop.call(identity.socialLogin, by('new@shop.example'));
      expect([begun.token, begun.is_personal_info]).toEqual([null, 0]);
      const { token } = await shop.call(identity.updateInfo, {
        body: {
          completion_token: begun.completion_token ?? '',
          name: 'Omar Nasser',
          phone,
          login_type: 'social',
        },
      });
      keep('token', token);
      const profile = await shop.call(getProfile);
      expect([profile.f_name, profile.l_name, profile.email, profile.phone]).toEqual([
        'Omar',
        'Nasser',
        'new@shop.example',
        phone,
      ]);
    });

  it('LOY-07 WAL-15 looks for a conversion whose answer was lost before it is sent again', async () => {
    asMona();
    const convert = (idempotencyKey: string) =>
      shop.call(transferPoints, { body: { point: 100 }, idempotencyKey });
    const made = () =>
      shop.state.account.points.filter((one) => one.transaction_type === 'point_to_wallet').length;
    const done = (loyalty_point: number, message = 'Point to wallet transfer successful') => ({
      message,
      amount: 10,
      loyalty_point,
    });
    shop.loseNext('POST /customer/loyalty-point/point-transfer', 'after');
    expect(await refusalOf(convert('first-key-of-points'))).toBe('network');
    await reload();
    expect(await convert('first-key-of-points')).toEqual(done(150, ''));
    expect([made(), shop.state.users[0]?.wallet_balance]).toEqual([1, 210]);
    // What never arrived is sent; what the browser has sent twice by itself is one.
    shop.loseNext('POST /customer/loyalty-point/point-transfer', 'before');
    expect(await refusalOf(convert('second-key-of-points'))).toBe('network');
    expect(await convert('second-key-of-points')).toEqual(done(50));
    expect(made()).toBe(2);
    Object.assign(shop.state.users[0] ?? {}, { loyalty_point: 100 });
    shop.loseNext('POST /customer/loyalty-point/point-transfer', 'repeated');
    expect(await convert('third-key-of-points')).toEqual(done(0, ''));
    expect([made(), shop.state.users[0]?.wallet_balance]).toEqual([3, 230]);
  });

  it('CHK-07 tells that a coupon has expired, which no browser can read, and of 2026 that it cannot be used', async () => {
    asMona();
    const told = version === 26 ? 'coupon_invalid' : 'coupon_expired';
    shop.state.coupons = [
      { id: 1, title: 'Old', code: 'OLD', discount: 5, expire_date: '2026-01-31' },
    ];
    const old = shop.call(applyCoupon, { query: { code: 'OLD', store_id: 3 } });
    expect(await refusalOf(old)).toBe(`refused ${told}`);
    await shop.call(addToCart, { body: { item_id: 12, model: 'Item', price: 12, quantity: 2 } });
    const quote = await shop.call(quoteOrder, {
      body: { order_type: 'take_away', store_id: 3, coupon_code: 'OLD' },
      isQuestion: true,
    });
    expect([quote.coupon_refusal?.code, quote.subtotal]).toEqual([told, 24]);
  });

  it('PROF-19 OTP-09 changes the phone and proves a new one over a reload in between', async () => {
    asMona();
    const contacts = { email: 'mona@shop.example', phone: '+12025550144' };
    const change = { name: 'Mona Haddad', ...contacts };
    await shop.call(customer.updateProfile, { body: change });
    await reload();
    if (version > 24)
      await shop.call(customer.updateProfile, {
        body: { ...contacts, otp: '123456', verification_on: 'phone', verification_medium: 'SMS' },
      });
    const { f_name, l_name, phone: now } = await shop.call(getProfile);
    expect([f_name, l_name, now]).toEqual(['Mona', 'Haddad', '+12025550144']);
    // Only the login that asked for an e-mail's code can ask for another, and no password is kept for it.
    const again = shop.call(identity.verifyPhone, {
      body: { email: account.email, verification_type: 'email' },
    });
    expect(await refusalOf(again)).toBe('refused otp_expired');
    const byPhone = shop.call(identity.verifyPhone, {
      body: { phone, verification_type: 'phone' },
    });
    expect(await refusalOf(byPhone)).toBe(version === 24 ? 'refused otp_expired' : '');
  });

  it('PROF-19 proves a phone by the code alone over a reload in between', async () => {
    asMona();
    const kept = { email: 'mona@shop.example', phone: '+12025550144' };
    expect(
      (await shop.call(customer.updateProfile, { body: { phone: kept.phone } })).otp_send,
    ).toBe(version === 24 ? 0 : 1);
    // What the page keeps of a change that waits for its code.
    window.sessionStorage.setItem('profile-code', JSON.stringify({ change: kept }));
    await reload();
    if (version > 24)
      await shop.call(customer.updateProfile, {
        body: { otp: '123456', verification_on: 'phone', verification_medium: 'SMS' },
      });
    const { f_name, email: now, phone: proved } = await shop.call(getProfile);
    expect([f_name, now, proved]).toEqual(['Mona', kept.email, kept.phone]);
  });

  it('PROF-13 SESS-08 changes the profile and writes to a store for the first time', async () => {
    asMona();
    const change = { name: 'Mona Ali', email: 'mona@shop.example', phone: '+12025550144' };
    const first = await shop.call(customer.updateProfile, { body: change });
    expect(first.otp_send).toBe(version === 24 ? 0 : 1);
    if (version > 24)
      await shop.call(customer.updateProfile, {
        body: { otp: '123456', verification_on: 'phone', verification_medium: 'SMS' },
      });
    const { f_name, phone: now } = await shop.call(getProfile);
    expect([f_name, now]).toEqual(['Mona', '+12025550144']);
    const talk = await shop.call(inbox.openConversation, {
      body: { receiver_type: 'vendor', receiver_id: 3 },
    });
    await shop.call(inbox.sendMessage, {
      body: { conversation_id: talk.id, message: 'Hello', 'image[]': [] },
    });
    const read = await shop.call(inbox.getConversation, { query: { conversation_id: talk.id } });
    expect([read.conversation.receiver.name, read.messages.map(({ message }) => message)]).toEqual([
      'Napoli',
      ['Hello'],
    ]);
    expect((await shop.call(inbox.listConversations, { query: {} })).total_size).toBe(1);
    expect(await shop.call(inbox.getInboxState)).toEqual({
      unread: 0,
      last_id: read.messages[0]?.id,
      news: 0,
    });
  });

  it('SESS-08 writes to a store of another module than the one that is looked at', async () => {
    asMona();
    standIn({ id: 2, type: 'grocery' });
    const talk = await shop.call(inbox.openConversation, {
      body: { receiver_type: 'vendor', receiver_id: 3, order_id: 101 },
    });
    expect([talk.receiver.id, talk.receiver.name]).toEqual([703, 'Napoli']);
    window.localStorage.removeItem('module');
    const same = { receiver_type: 'vendor' as const, receiver_id: 3 };
    expect((await shop.call(inbox.openConversation, { body: same })).id).toBe(talk.id);
    const nobody = shop.call(inbox.openConversation, {
      body: { receiver_type: 'vendor', receiver_id: 999 },
    });
    expect(await refusalOf(nobody)).toBe('refused not_found');
  });

  it('DEL-03 is not let go while an order runs', async () => {
    asMona();
    shop.state.orders.push({
      id: 1,
      owner: 'u9',
      order_status: 'pending',
      payment_status: 'unpaid',
      lines: [],
    });
    expect(await failureOf(shop.call(customer.removeAccount))).toEqual([
      'orders_running',
      'You have running orders',
    ]);
    shop.state.orders.length = 0;
    await shop.call(customer.removeAccount);
    expect(shop.state.users).toEqual([]);
  });
});

describe.each([25, 26] as const)('renting on a back end of 20%s', (version) => {
  const plan = {
    rental_type: 'hourly' as const,
    estimated_hours: 4,
    distance: 5.2,
    pickup_location: { lat: 24.7, lng: 46.66, location_name: 'Palm Street' },
    destination_location: { lat: 24.75, lng: 46.7, location_name: 'Airport' },
    pickup_time: '2099-01-05T10:00:00.000Z',
  };

  beforeEach(async () => {
    shop = await startShopThere(version);
    standIn({ id: 5, type: 'rental' });
  });

  it('RENT-12 TRIP-17 BOOK-02 ORD-07 searches, fills the cart, books, pays and cancels', async () => {
    await asGuest();
    const { vehicles } = await shop.call(searchVehicles, {
      query: { rental_type: 'distance_wise', pickup_lat: 24.7, pickup_lng: 46.66 },
    });
    expect(vehicles.map(({ name }) => name)).toEqual(['City Sedan', 'Desert Jeep']);
    await shop.call(trip.addVehicle, { body: { vehicle_id: 501, quantity: 1, ...plan } });
    await shop.call(trip.addVehicle, { body: { vehicle_id: 501, quantity: 1, ...plan } });
    const cart = await shop.call(trip.addVehicle, {
      body: { vehicle_id: 502, quantity: 1, ...plan },
    });
    expect(cart.carts.map(({ vehicle, quantity }) => [vehicle.id, quantity])).toEqual([
      [501, 2],
      [502, 1],
    ]);
    const other = shop.call(trip.addVehicle, { body: { vehicle_id: 503, quantity: 1, ...plan } });
    expect(await failureOf(other)).toEqual(['cart_item', 'Other provider']);
    const lacking = await shop.call(trip.updateTripUserData, {
      params: { id: cart.user_data?.id ?? 0 },
      body: { ...plan, rental_type: 'distance_wise' },
    });
    expect(lacking).toEqual([502]);
    const [, second] = cart.carts;
    await shop.call(trip.removeVehicle, { query: { cart_id: second?.id ?? 0 } });
    // 2 x 4 x 12.5 = 100, a tenth off, a tenth of tax on 90, and 0.75 for packing.
    const quote = await shop.call(trips.quoteTripCart, { body: {} });
    expect([quote.subtotal, quote.discount, quote.tax_amount, quote.total]).toEqual([
      100, 10, 9, 99.75,
    ]);
    const payload = {
      payment_method: 'digital_payment' as const,
      payment_gateway: 'card_pay',
      trip_amount: quote.total,
      contact_person_name: 'Omar',
      contact_person_number: phone,
      contact_person_email: 'omar@shop.example',
      callback: 'http://shop.example/my-trips',
    };
    const booked = await shop.call(trips.bookTrip, { body: payload, idempotencyKey: 'k' });
    const again = await shop.call(trips.bookTrip, { body: payload, idempotencyKey: 'k' });
    expect(again.trip_id).toBe(booked.trip_id);
    expect(shop.state.rental.trips.length).toBe(1);
    const { trip_id } = booked;
    const open = () => shop.call(trips.getTrip, { query: { trip_id } });
    const { trip_amount, subtotal, payment_status, payment_method, can_cancel } = await open();
    expect({ trip_amount, subtotal, payment_status, payment_method, can_cancel }).toEqual({
      trip_amount: 99.75,
      subtotal: 100,
      payment_status: 'unpaid',
      payment_method: 'digital_payment',
      can_cancel: 1,
    });
    await fetch(booked.redirect_link ?? '', { redirect: 'manual' });
    expect((await open()).payment_status).toBe('paid');
    // A link in a message opens it where no module is chosen yet.
    const module = window.localStorage.getItem('module');
    window.localStorage.removeItem('module');
    expect((await open()).id).toBe(trip_id);
    await shop.call(trips.cancelTrip, { body: { trip_id, reason: 'Plans changed' } });
    keep('module', module);
    const listed = async (status: 'running' | 'past') =>
      (await shop.call(trips.listTrips, { query: { status } })).trips.map(
        ({ trip_status }) => trip_status,
      );
    expect([await listed('running'), await listed('past')]).toEqual([[], ['canceled']]);
    expect(
      await failureOf(shop.call(trips.cancelTrip, { body: { trip_id, reason: 'Again' } })),
    ).toEqual(['not_cancellable', 'Trip can not be cancelled now']);
  });

  it('SESS-07 REV-04 keeps the guest’s vehicles at sign-in; what was driven is reviewed', async () => {
    await asGuest();
    await shop.call(trip.addVehicle, { body: { vehicle_id: 503, quantity: 1, ...plan } });
    const { token } = await shop.call(identity.login, {
      body: {
        email_or_phone: '+12025550143',
        password: 'secret12',
        guest_id: window.localStorage.getItem('guest_id'),
      },
    });
    keep('token', token);
    const { total } = await shop.call(trips.quoteTripCart, { body: {} });
    const { trip_id, redirect_link } = await shop.call(trips.bookTrip, {
      body: {
        payment_method: 'cash_on_delivery',
        trip_amount: total,
        contact_person_name: 'Mona',
        contact_person_number: '+12025550143',
      },
    });
    expect(redirect_link).toBeNull();
    Object.assign(shop.state.rental.trips[0] ?? {}, { trip_status: 'completed' });
    const open = () => shop.call(trips.getTrip, { query: { trip_id } });
    const done = await open();
    expect([done.payment_method, done.can_review]).toEqual(['cash_on_delivery', 1]);
    await shop.call(trips.reviewVehicle, { body: { trip_id, vehicle_id: 503, rating: 5 } });
    expect((await open()).can_review).toBe(0);
  });
});
