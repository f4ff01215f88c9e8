import * as v from 'valibot';
import { setting, whole } from './envFields';

/** So many in so many seconds. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
}

/** How long who tried too often waits: twice as long each time, from `first` to `last` seconds. */
export interface Waits {
  readonly first: number;
  readonly last: number;
}

const units: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };
const secondsIn = (span: string) => Number(span.slice(0, -1)) * (units[span.slice(-1)] ?? 1);

const rate = (standard: string) =>
  v.pipe(
    setting(standard),
    v.regex(/^[1-9]\d{0,8}\/[1-9]\d{0,4}[smhd]$/, 'must be a count and a time, as 100/15m'),
    v.transform((value): Rate => {
      const [most = '', span = ''] = value.split('/');
      return { most: Number(most), seconds: secondsIn(span) };
    }),
  );

const waits = (standard: string) =>
  v.pipe(
    setting(standard),
    v.regex(/^[1-9]\d{0,4}[smhd]-[1-9]\d{0,4}[smhd]$/, 'must be two times, as 1s-15m'),
    v.transform((value): Waits => {
      const [first = '', last = ''] = value.split('-');
      return { first: secondsIn(first), last: secondsIn(last) };
    }),
    v.check(({ first, last }) => first <= last, 'must begin with the shorter time'),
  );

/** What one stranger may do, and all of them together; the README lists each. */
export const limitFields = {
  /** Wrong passwords of one account from one address, or from one known device. */
  LIMIT_PASSWORDS: rate('10/15m'),
  /** Wrong passwords of one account from everywhere, before who is not known has to wait. */
  LIMIT_PASSWORDS_ACCOUNT: rate('30/1d'),
  PASSWORD_WAITS: waits('1s-15m'),
  LIMIT_SIGN_INS: rate('100/15m'),
  LIMIT_SIGN_UPS: rate('60/1h'),
  /** Codes to one phone or e-mail, asked for from one address or from one known device. */
  LIMIT_CODES_TO: rate('10/1d'),
  /** The same from everywhere, before who is not known has to wait. */
  LIMIT_CODES_ACCOUNT: rate('20/1d'),
  CODE_WAITS: waits('2m-4h'),
  LIMIT_CODES: rate('100/1h'),
  /** Codes by text message of the whole shop, apart from known devices. */
  LIMIT_CODES_SHOP: rate('5000/1d'),
  /** Text messages about orders and trips to one phone, and of the whole shop: each costs its owner something. */
  LIMIT_TEXTS_TO: rate('20/1d'),
  LIMIT_TEXTS_SHOP: rate('2000/1d'),
  /** Mails about orders, trips and applications to one address. */
  LIMIT_MAILS_TO: rate('100/1d'),
  /** Orders, parcels and trips of one customer or guest, and from one address. */
  LIMIT_ORDERS: rate('30/10m'),
  LIMIT_ORDERS_ADDRESS: rate('120/10m'),
  LIMIT_GUESSES: rate('300/15m'),
  /** Wrong contact numbers of one order or trip. */
  LIMIT_CONTACT_NUMBERS: rate('20/10m'),
  /** The same of all orders and trips, from one address. */
  LIMIT_CONTACTS: rate('100/1h'),
  LIMIT_GUESTS: rate('600/1h'),
  LIMIT_NEWSLETTER: rate('20/1h'),
  LIMIT_MESSAGES: rate('5/1h'),
  /** Messages of one customer to stores and couriers, and talks that they open. */
  LIMIT_TALK: rate('60/10m'),
  LIMIT_APPLICATIONS: rate('20/1h'),
  /** Pictures, and their megabytes, from one address; then of the whole shop. */
  LIMIT_UPLOADS: rate('200/1d'),
  LIMIT_UPLOAD_MB: rate('200/1d'),
  LIMIT_UPLOADS_SHOP: rate('20000/1d'),
  LIMIT_UPLOAD_MB_SHOP: rate('10000/1d'),
  /** Counted by each server in its memory. */
  LIMIT_CALLS: rate('3000/1m'),
  LIMIT_SEARCHES: rate('300/1m'),
  LIMIT_PAGES: rate('300/1m'),
  STREAMS_PER_ADDRESS: whole('50'),
  STREAMS: whole('2000'),
  SOCKETS_PER_ADDRESS: whole('256'),
  SOCKETS: whole('10000'),
  HEADERS_SECONDS: whole('10', 600),
  BODY_SECONDS: whole('30', 3_600),
  KEEP_ALIVE_SECONDS: whole('620', 3_600),
};
