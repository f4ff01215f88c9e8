import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as customer from '../../../../domain/account/customerEndpoints';
import * as loyalty from '../../../../domain/account/loyaltyEndpoints';
import * as news from '../../../../domain/account/notificationEndpoints';
import { getReferral } from '../../../../domain/account/referralEndpoints';
import * as wallet from '../../../../domain/account/walletEndpoints';
import * as wishes from '../../../../domain/catalogue/wishlistEndpoints';
import { getProfile } from '../../../../domain/identity/sessionEndpoints';
import * as inbox from '../../../../domain/orders/inboxEndpoints';
import * as addresses from '../../../../domain/place/addressEndpoints';
import { noHouse } from '../../../../domain/place/house';
import { standIn } from './shopThere';
import { type Shop, startShop, versions } from './versions';

let shop: Shop;

const info = {
  id: 3,
  f_name: 'Mona',
  l_name: null,
  phone: '+12025550123',
  email: 'mona@example.com',
  image: 'm.png',
  is_phone_verified: 1,
  is_email_verified: '0',
  wallet_balance: '12.5',
  loyalty_point: 40,
  ref_code: 'MONA7',
  order_count: 2,
  interest: '[1,2]',
  selected_modules_for_interest: [2],
  storage: [],
};

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    ({ kind, errors }: { kind: string; errors: unknown }) => ({ kind, errors }),
  );

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('token', 'jwt');
});
afterEach(() => shop.close());

describe.each(versions)('an account on a classic back end of 20%s', (version) => {
  beforeEach(async () => {
    shop = await startShop(version);
    shop.answers['GET /customer/info'] = { json: info };
  });

  it('PROF-12 reads the profile, asked for in a language', async () => {
    const profile = await shop.call(getProfile);
    expect(profile).toEqual({
      id: 3,
      f_name: 'Mona',
      l_name: '',
      phone: '+12025550123',
      email: 'mona@example.com',
      image: 'm.png',
      image_full_url: version === '24' ? 'https://files.example/profile/m.png' : '',
      interest: [1, 2],
      interest_modules: [2],
      is_phone_verified: 1,
      is_email_verified: 0,
      wallet_balance: 12.5,
      loyalty_point: 40,
      ref_code: 'MONA7',
      order_count: 2,
      text_messages: null,
      storage: [],
    });
    const heard = shop.heard.find(({ path }) => path === '/customer/info');
    expect(heard?.headers['x-localization']).toBe('en');
    expect(heard?.headers.authorization).toBe('Bearer jwt');
  });

  it('SESS-06 takes errors within a success for a refusal, and a 401 for the end of the session', async () => {
    const errors = [{ code: 'current_language_key', message: 'No language' }];
    shop.answers['GET /customer/info'] = { json: { errors } };
    expect(await failureOf(shop.call(getProfile))).toEqual({ kind: 'refused', errors });
    shop.answers['GET /customer/info'] = { status: 401, json: { message: 'Unauthenticated.' } };
    expect((await failureOf(shop.call(getProfile)))?.kind).toBe('unauthenticated');
  });

  it('PROF-13 to PROF-18 changes the profile, with a code where the shop asks for one', async () => {
    shop.answers['POST /customer/update-profile'] = ({ body }) => ({
      json: JSON.parse(body).otp
        ? { message: 'Saved' }
        : { otp_send: 1, verification_on: 'phone', verification_medium: 'SMS', message: 'Code' },
    });
    const change = { name: 'Mona Ali', email: 'mona@example.com', phone: '+12025550199' };
    expect(await shop.call(customer.updateProfile, { body: change })).toEqual({
      message: 'Code',
      otp_send: 1,
      verification_on: 'phone',
      verification_medium: 'SMS',
    });
    const proof = { otp: '123456', verification_on: 'phone' as const, verification_medium: 'SMS' };
    expect((await shop.call(customer.updateProfile, { body: proof })).message).toBe('Saved');
    const { name: _, ...contacts } = change;
    const theirs = version === '24' ? { f_name: 'Mona', l_name: 'Ali', ...contacts } : change;
    expect(shop.said()).toEqual([
      ['POST /customer/update-profile', theirs],
      ['POST /customer/update-profile', { ...theirs, ...proof }],
    ]);
  });

  it('PROF-14 sends what it must with a change of one thing, and a photo as a form', async () => {
    shop.answers['POST /customer/update-profile'] = { json: { message: 'Saved' } };
    const image = new File(['x'], 'me.png', { type: 'image/png' });
    await shop.call(customer.updateProfile, { body: { email: 'new@example.com', image } });
    const form = shop.heard.at(-1)?.body ?? '';
    const names = [...form.matchAll(/; name="([^"]+)"/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(
      (version === '24'
        ? ['email', 'f_name', 'image', 'phone']
        : ['email', 'image', 'name', 'phone']
      ).toSorted(),
    );
  });

  it('DEL-03 tells that orders are running, which comes as a success', async () => {
    shop.answers['DELETE /customer/remove-account'] = {
      status: 203,
      json: { errors: [{ code: 'on-going', message: 'Orders are running' }] },
    };
    expect(await failureOf(shop.call(customer.removeAccount))).toEqual({
      kind: 'refused',
      errors: [{ code: 'orders_running', message: 'Orders are running' }],
    });
    shop.answers['DELETE /customer/remove-account'] = { json: [] };
    expect(await shop.call(customer.removeAccount)).toEqual({ message: '' });
  });

  it('INTEREST-05 saves interests, and none without a call; the zone is told by asking', async () => {
    shop.answers['POST /customer/update-interest'] = { json: { message: 'ok' } };
    shop.answers['GET /customer/update-zone'] = { json: [] };
    await shop.call(customer.updateInterest, { body: { interest: [] } });
    // Who has chosen nothing is not asked again.
    standIn({ id: 4, type: 'pharmacy' });
    await shop.call(customer.updateInterest, { body: { interest: [] } });
    expect((await shop.call(getProfile)).interest_modules).toEqual([2, 4]);
    shop.heard.length = 0;
    await shop.call(customer.updateInterest, { body: { interest: [4] } });
    expect(await shop.call(customer.updateZone)).toEqual({ message: '' });
    expect(shop.said()).toEqual([
      ['POST /customer/update-interest', { interest: [4] }],
      ['GET /customer/update-zone', {}],
    ]);
  });

  it('ADDR-29 to ADDR-36 has the whole book, and never an address without a kind', async () => {
    const saved = (id: number) => ({
      id,
      address_type: 'home',
      address: `Street ${id}`,
      latitude: '24.7',
      longitude: '46.6',
      contact_person_name: 'Mona',
      contact_person_number: '+12025550123',
      floor: null,
      zone_id: 1,
      zone_ids: version === '24' ? undefined : [1, 2],
    });
    shop.answers['GET /customer/address/list'] = ({ query }) => ({
      json: {
        total_size: 51,
        limit: query.limit,
        offset: query.offset,
        addresses:
          query.offset === '1' ? Array.from({ length: 50 }, (_, at) => saved(at + 1)) : [saved(51)],
      },
    });
    shop.answers['POST /customer/address/add'] = { json: { message: 'Saved', zone_ids: [1] } };
    shop.answers['PUT /customer/address/update/51'] = { json: { message: 'Saved', zone_id: 1 } };
    const book = await shop.call(addresses.listAddresses);
    expect(book.addresses.length).toBe(51);
    expect(book.addresses.at(-1)).toEqual({
      id: 51,
      address: 'Street 51',
      address_type: 'home',
      latitude: 24.7,
      longitude: 46.6,
      contact_person_name: 'Mona',
      contact_person_number: '+12025550123',
      contact_person_email: '',
      additional_information: '',
      ...noHouse,
      zone_ids: version === '24' ? [1] : [1, 2],
    });
    const address = {
      address: 'Street 1',
      contact_person_name: 'Mona',
      contact_person_number: '+12025550123',
      latitude: 24.7,
      longitude: 46.6,
    };
    await shop.call(addresses.addAddress, { body: address });
    await shop.call(addresses.updateAddress, {
      params: { id: 51 },
      body: { ...address, address_type: 'other', address_label: 'Gym' },
    });
    expect(shop.said().slice(2)).toEqual([
      ['POST /customer/address/add', { ...address, address_type: 'other' }],
      ['PUT /customer/address/update/51', { ...address, address_type: 'Gym' }],
    ]);
  });

  it('WISH-12 to WISH-15 has favourites, and takes what is so already for done', async () => {
    shop.answers['GET /customer/wish-list'] = {
      json: {
        item: [{ id: 11, store_id: 3, module_id: 2, name: 'Tea', price: '4', discount: 0 }],
        store: [
          { id: 3, name: 'Napoli', module_id: 2, zone_id: 1, latitude: '24.7', longitude: '46.6' },
        ],
      },
    };
    shop.answers['POST /customer/wish-list/add'] = { status: 409, json: { message: 'Already' } };
    shop.answers['DELETE /customer/wish-list/remove'] = { status: 404, json: { message: 'Gone' } };
    const { item, store } = await shop.call(wishes.listFavourites);
    expect([item.map(({ id, price }) => [id, price]), store.map(({ id }) => id)]).toEqual([
      [[11, 4]],
      [3],
    ]);
    expect(await shop.call(wishes.addFavourite, { query: { item_id: 11 } })).toEqual({
      message: 'Already',
    });
    expect(await shop.call(wishes.removeFavourite, { query: { store_id: 3 } })).toEqual({
      message: 'Gone',
    });
    expect(shop.said().slice(1)).toEqual([
      ['POST /customer/wish-list/add', { item_id: 11 }],
      ['DELETE /customer/wish-list/remove', { store_id: '3' }],
    ]);
    shop.answers['POST /customer/wish-list/add'] = { status: 500, json: { message: 'SQL' } };
    const lost = await failureOf(shop.call(wishes.addFavourite, { query: { item_id: 11 } }));
    expect(lost?.kind).toBe('unavailable');
  });

  it('WAL-05 tells movements by their kind, unknown ones by their sign, bonuses apart', async () => {
    const at = '2026-01-05 10:00:00';
    shop.answers['GET /customer/wallet/transactions'] = {
      json: {
        total_size: '5',
        limit: '20',
        offset: '1',
        data: [
          {
            transaction_id: 'a-1',
            credit: 100,
            debit: 0,
            admin_bonus: '10',
            balance: 160,
            transaction_type: 'add_fund',
            reference: 'ssl_pay',
            created_at: at,
          },
          {
            id: 4,
            transaction_id: 'b',
            credit: 0,
            debit: '20',
            admin_bonus: 0,
            balance: 50,
            transaction_type: 'partial_payment',
            reference: '107',
            created_at: at,
          },
          {
            id: 3,
            credit: 0,
            debit: 5,
            balance: 70,
            transaction_type: 'trip_booking',
            reference: '9',
            created_at: at,
          },
          {
            id: 2,
            credit: 5,
            debit: 0,
            balance: 75,
            transaction_type: 'gift',
            reference: null,
            created_at: null,
          },
          {
            id: 1,
            credit: 0,
            debit: 1,
            balance: 70,
            transaction_type: 'fee',
            reference: null,
            created_at: null,
          },
        ],
      },
    };
    const { data, total_size } = await shop.call(wallet.listWalletTransactions, {
      query: { limit: 20 },
    });
    const time = '2026-01-05T10:00:00.000Z';
    expect(total_size).toBe(5);
    expect(
      data.map((one) => [
        one.transaction_type,
        one.credit,
        one.debit,
        one.balance,
        one.order_id,
        one.created_at,
      ]),
    ).toEqual([
      ['bonus', 10, 0, 160, null, time],
      ['add_fund', 100, 0, 150, null, time],
      ['order', 0, 20, 50, 107, time],
      ['trip', 0, 5, 70, null, time],
      ['money_in', 5, 0, 75, null, null],
      ['money_out', 0, 1, 70, null, null],
    ]);
    expect(new Set(data.map(({ id }) => id)).size).toBe(6);
    await shop.call(wallet.listWalletTransactions, { query: { type: 'bonus', limit: 20 } });
    const refunds = await shop.call(wallet.listWalletTransactions, {
      query: { type: 'order_refund', limit: 20 },
    });
    expect(refunds.data).toEqual([]);
    expect(shop.said().map(([, query]) => query)).toEqual([
      { limit: '20', offset: '1' },
      { limit: '20', offset: '1', type: 'CashBack' },
      { limit: '200', offset: '1' },
    ]);
  });

  it('WAL-08 adds money on a payment page, with what the shop puts on top', async () => {
    shop.answers['POST /customer/wallet/add-fund'] = {
      json: { redirect_link: 'https://pay.example/1' },
    };
    shop.answers['GET /customer/wallet/bonuses'] = {
      json: [
        {
          id: 1,
          title: 'Spring',
          description: null,
          bonus_type: 'percentage',
          bonus_amount: '10',
          minimum_add_amount: 50,
          maximum_bonus_amount: 20,
          start_date: '2026-01-01',
          end_date: '2026-03-31',
        },
      ],
    };
    const body = {
      amount: 50,
      payment_method: 'ssl_pay',
      callback: 'https://shop.example/profile?page=wallet',
    };
    expect(await shop.call(wallet.addFund, { body })).toEqual({
      redirect_link: 'https://pay.example/1',
    });
    expect(await shop.call(wallet.listWalletBonuses)).toEqual([
      {
        id: 1,
        title: 'Spring',
        description: '',
        bonus_type: 'percent',
        bonus_amount: 10,
        minimum_add_amount: 50,
        maximum_bonus_amount: 20,
        start_date: '2026-01-01T00:00:00.000Z',
        end_date: '2026-03-31T23:59:59.000Z',
      },
    ]);
    // A question mark is put behind whatever the way back holds.
    const told = { ...body, callback: 'https://shop.example/wallet' };
    expect(shop.said()[0]).toEqual(['POST /customer/wallet/add-fund', told]);
  });

  it('LOY-07 converts points, and reads what came of it from the profile', async () => {
    let isDone = false;
    shop.answers['GET /customer/info'] = () => ({
      json: isDone ? { ...info, wallet_balance: 14.5, loyalty_point: '20' } : info,
    });
    shop.answers['POST /customer/loyalty-point/point-transfer'] = () => {
      isDone = true;
      return { json: { message: 'Converted' } };
    };
    expect(await shop.call(loyalty.transferPoints, { body: { point: 20 } })).toEqual({
      message: 'Converted',
      amount: 2,
      loyalty_point: 20,
    });
    const at = '2026-01-05T10:00:00.000000Z';
    shop.answers['GET /customer/loyalty-point/transactions'] = {
      json: {
        total_size: 3,
        data: [
          {
            id: 3,
            credit: 0,
            debit: 20,
            balance: 20,
            reference: null,
            transaction_type: 'point_to_wallet',
            created_at: at,
          },
          {
            id: 2,
            credit: 10,
            debit: 0,
            balance: 40,
            reference: '9',
            transaction_type: 'trip_booking',
            created_at: at,
          },
          {
            id: 1,
            credit: 30,
            debit: 0,
            balance: 30,
            reference: '107',
            transaction_type: 'order_place',
            created_at: at,
          },
        ],
      },
    };
    const { data } = await shop.call(loyalty.listLoyaltyTransactions, { query: {} });
    expect(data.map(({ transaction_type, order_id }) => [transaction_type, order_id])).toEqual([
      ['converted', null],
      ['earned', null],
      ['earned', 107],
    ]);
  });

  it('PAGE-03 computes the referral, and does not say who came', async () => {
    expect(await shop.call(getReferral)).toEqual({
      ref_code: 'MONA7',
      bonus: 5,
      invited: null,
      rewarded: null,
      earned: null,
    });
  });

  it('SESS-15 sorts news, and keeps in the browser what was seen', async () => {
    shop.answers['GET /customer/notifications'] = {
      json: [
        {
          id: 1,
          title: 'Sale',
          description: '<b>All</b> today',
          created_at: '2026-01-05T10:00:00.000000Z',
          data: {
            title: 'Sale',
            description: '<b>All</b> today',
            order_id: '',
            type: 'push_notification',
          },
        },
        {
          id: 1,
          data: { title: 'On its way', description: 'Soon', order_id: '107', type: 'order_status' },
          created_at: '2026-01-05T12:00:00.000000Z',
        },
        {
          id: 2,
          data: {
            title: 'Booked',
            description: '',
            order_id: null,
            trip_id: 9,
            type: 'trip_status',
          },
          created_at: '2026-01-05T11:00:00.000000Z',
        },
      ],
    };
    const asked = () => shop.call(news.listNotifications, { query: { limit: 2 } });
    // Without a place the call breaks there.
    expect((await asked()).notifications).toEqual([]);
    window.localStorage.setItem('zoneid', '[1]');
    const first = await asked();
    expect(first.total_size).toBe(3);
    expect(first.notifications).toEqual([
      {
        id: 'own-1',
        data: {
          title: 'On its way',
          description: 'Soon',
          type: 'order',
          order_id: 107,
          trip_id: null,
        },
        is_read: 0,
        created_at: '2026-01-05T12:00:00.000Z',
      },
      {
        id: 'own-2',
        data: { title: 'Booked', description: '', type: 'trip', order_id: null, trip_id: 9 },
        is_read: 0,
        created_at: '2026-01-05T11:00:00.000Z',
      },
    ]);
    await shop.call(news.readNotifications, { body: { until: '2026-01-05T11:00:00.000Z' } });
    expect((await asked()).notifications.map(({ is_read }) => is_read)).toEqual([0, 1]);
    const last = await shop.call(news.listNotifications, { query: { limit: 2, offset: 2 } });
    expect(last.notifications.map(({ id, data }) => [id, data.type, data.description])).toEqual([
      ['all-1', 'shop', 'All today'],
    ]);
    await shop.call(news.registerPush, { body: { cm_firebase_token: '' } });
    expect(shop.said().map(([call]) => call)).toEqual(Array(3).fill('GET /customer/notifications'));
  });

  it('SESS-08 writes with a store that was never written to, and finds the customer on either side', async () => {
    const mona = { id: 30, f_name: 'Mona', l_name: 'Ali', user_id: 3, image_full_url: null };
    const napoli = { id: 40, f_name: 'Napoli', l_name: '', vendor_id: 8, image_full_url: 'n.png' };
    const said = (id: number, sender_id: number, message: string | null) => ({
      id,
      conversation_id: 5,
      sender_id,
      message,
      file_full_url: [],
      order_id: 107,
      created_at: '2026-01-05T10:00:00.000000Z',
    });
    const talk = (isOwnFirst: boolean, last: ReturnType<typeof said>) => ({
      id: 5,
      sender_id: isOwnFirst ? 30 : 40,
      sender_type: isOwnFirst ? 'customer' : 'vendor',
      receiver_id: isOwnFirst ? 40 : 30,
      receiver_type: isOwnFirst ? 'vendor' : 'customer',
      sender: isOwnFirst ? mona : napoli,
      receiver: isOwnFirst ? napoli : mona,
      unread_message_count: 2,
      last_message_id: last.id,
      last_message: last,
      last_message_time: '2026-01-05 10:00:00',
    });
    const none = { total_size: 0, limit: '1', offset: '1', messages: [], conversation: null };
    shop.answers['GET /stores/details/77'] = { json: { id: 77, vendor_id: 8, name: 'Napoli' } };
    shop.answers['GET /customer/message/details'] = { json: none };
    const body = { receiver_type: 'vendor' as const, receiver_id: 77, order_id: null };
    const begun = await shop.call(inbox.openConversation, { body });
    expect([begun.id, begun.receiver]).toEqual([
      4_000_000_000_008,
      { id: 8, name: 'Napoli', image_full_url: '' },
    ]);
    shop.answers['POST /customer/message/send'] = {
      json: { ...none, messages: [said(1, 30, 'Hi')], conversation: talk(true, said(1, 30, 'Hi')) },
    };
    const sent = await shop.call(inbox.sendMessage, {
      body: { conversation_id: begun.id, message: 'Hi', 'image[]': [] },
    });
    expect([sent.id, sent.sender_type, sent.message]).toEqual([1, 'customer', 'Hi']);
    expect(shop.heard.at(-1)?.body).toMatch(
      /name="receiver_type"\s+vendor[\s\S]*name="receiver_id"\s+8/,
    );
    shop.answers['GET /customer/message/details'] = {
      json: {
        ...none,
        total_size: 2,
        messages: [said(2, 40, null), said(1, 30, 'Hi')],
        conversation: talk(false, said(2, 40, null)),
      },
    };
    const read = await shop.call(inbox.getConversation, { query: { conversation_id: begun.id } });
    expect(read.messages.map(({ id, sender_type }) => [id, sender_type])).toEqual([
      [2, 'vendor'],
      [1, 'customer'],
    ]);
    expect(read.conversation.id).toBe(5);
    shop.answers['GET /customer/message/list'] = {
      json: {
        type: '',
        total_size: 3,
        conversations: [
          talk(false, said(2, 40, null)),
          { ...talk(true, said(3, 30, 'And?')), id: 6 },
          {
            id: 7,
            sender_type: 'customer',
            sender_id: 30,
            receiver_type: 'admin',
            receiver_id: 0,
            sender: mona,
            receiver: null,
            last_message: null,
          },
        ],
      },
    };
    const list = await shop.call(inbox.listConversations, { query: {} });
    expect(
      list.conversations.map((one) => [one.id, one.receiver.name, one.unread_message_count]),
    ).toEqual([
      [5, 'Napoli', 2],
      [6, 'Napoli', 0],
      [7, 'Souk', 0],
    ]);
    shop.answers['GET /customer/notifications'] = { status: 500, json: {} };
    expect(await shop.call(inbox.getInboxState)).toEqual({ unread: 2, last_id: 3, news: 0 });
    await shop.call(inbox.readConversation, { body: { conversation_id: 5, last_id: 2 } });
    expect(shop.said().slice(0, 4)).toEqual([
      ['GET /stores/details/77', {}],
      ['GET /customer/message/details', { vendor_id: '8', limit: '1', offset: '1' }],
      ['POST /customer/message/send', expect.any(String)],
      ['GET /customer/message/details', { vendor_id: '8', limit: '12', offset: '1' }],
    ]);
  });

  it('HEAD-09 counts the unread messages of all conversations, however many there are', async () => {
    const talk = (id: number) => ({
      ...{ id, sender_id: 40, sender_type: 'vendor', receiver_id: 30, receiver_type: 'customer' },
      sender: { id: 40, f_name: 'Napoli', l_name: '', vendor_id: 8, image_full_url: '' },
      receiver: { id: 30, f_name: 'Mona', l_name: 'Ali', user_id: 3, image_full_url: null },
      unread_message_count: 1,
      last_message_time: '2026-01-05 10:00:00',
      last_message: { id: 100 + id, sender_id: 40, message: 'Hi', file_full_url: [] },
    });
    const talks = Array.from({ length: 120 }, (_, at) => talk(at + 1));
    shop.answers['GET /customer/message/list'] = ({ query }) => {
      const [limit, offset] = [Number(query.limit), Number(query.offset)];
      const conversations = talks.slice((offset - 1) * limit, offset * limit);
      return { json: { total_size: talks.length, limit, offset, conversations } };
    };
    shop.answers['GET /customer/notifications'] = { status: 500, json: {} };
    expect(await shop.call(inbox.getInboxState)).toEqual({ unread: 120, last_id: 220, news: 0 });
  });
});
