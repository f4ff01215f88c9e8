import type { WalletKind } from '../../../../domain/account/wallet';
import { transfer } from './points';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { idOf, money, numberFor } from './transactions';
import { cut, moment, number, pageOf, type Row, rowsIn, word } from './values';

const kinds: Record<string, string> = {
  add_fund: 'add_fund',
  add_fund_by_admin: 'add_fund',
  order_place: 'order',
  partial_payment: 'order',
  order_refund: 'order_refund',
  loyalty_point: 'loyalty_point',
  referrer: 'referrer',
  CashBack: 'bonus',
  trip_booking: 'trip',
};

/** Kinds of which they filter, by their word for them. */
const filters = new Map<string, string>(
  Object.entries({
    order: 'order',
    loyalty_point: 'loyalty_point',
    add_fund: 'add_fund',
    referrer: 'referrer',
    bonus: 'CashBack',
  } satisfies Partial<Record<WalletKind, string>>),
);

const orderOf = (one: Row, isOrder: boolean) => (isOrder ? number(one.reference) : null);

/** One movement; with what the shop put on top of it, two. */
function movements(one: Row): Row[] {
  const [credit, extra] = [money(one.credit), money(one.admin_bonus)];
  const kind = kinds[word(one.transaction_type)];
  const balance = money(one.balance);
  const told = {
    id: idOf(one),
    transaction_type: kind ?? (credit > 0 ? 'money_in' : 'money_out'),
    credit,
    debit: money(one.debit),
    balance: balance - extra,
    order_id: orderOf(one, kind === 'order' || kind === 'order_refund'),
    created_at: moment(one.created_at),
  };
  if (extra <= 0) return [told];
  const bonus = { transaction_type: 'bonus', credit: extra, debit: 0, balance, order_id: null };
  return [{ ...told, ...bonus, id: numberFor(`${told.id} bonus`) }, told];
}

const mostSifted = 200;

async function history(there: There) {
  const { limit = 12, offset = 1, type = 'all' } = there.asked.query;
  const wanted = word(type);
  const filter = filters.get(wanted);
  const isSifted = wanted !== 'all' && !filter;
  const answer = await there.ask('GET', '/customer/wallet/transactions', {
    ...(isSifted ? { limit: mostSifted, offset: 1 } : { limit, offset }),
    type: filter,
  });
  const page = pageOf(answer, 'data', 'data', (one) => one);
  const rows = rowsIn(page.data).flatMap(movements);
  if (!isSifted) return { ...page, data: rows };
  const kept = rows.filter((one) => one.transaction_type === wanted);
  return cut(kept, 'data', there.asked.query);
}

const endOfDay = (value: unknown) =>
  moment(/^\d{4}-\d{2}-\d{2}$/.test(word(value)) ? `${word(value)} 23:59:59` : value);

const bonuses: Handler = async (there) =>
  rowsIn(await there.ask('GET', '/customer/wallet/bonuses')).map((one) => ({
    ...one,
    bonus_type: word(one.bonus_type).startsWith('percent') ? 'percent' : 'amount',
    start_date: moment(one.start_date),
    end_date: endOfDay(one.end_date),
  }));

const pointKinds: Record<string, string> = {
  order_place: 'earned',
  trip_booking: 'earned',
  point_to_wallet: 'converted',
};

const points: Handler = async (there) => {
  const { limit = 12, offset = 1 } = there.asked.query;
  const answer = await there.ask('GET', '/customer/loyalty-point/transactions', { limit, offset });
  return pageOf(answer, 'data', 'data', (one) => ({
    ...one,
    id: idOf(one),
    transaction_type:
      pointKinds[word(one.transaction_type)] ?? (money(one.credit) > 0 ? 'earned' : 'taken_back'),
    order_id: orderOf(one, one.transaction_type === 'order_place'),
    created_at: moment(one.created_at),
  }));
};

/** The wallet under its own address: a question mark is put behind whatever the way back holds. */
const walletPage = (callback: string) => new URL('/wallet', callback).href;

export const wallet: Table = {
  'GET /customer/wallet/transactions': history,
  'GET /customer/wallet/bonuses': bonuses,
  'POST /customer/wallet/add-fund': (there) =>
    there.ask('POST', '/customer/wallet/add-fund', {
      ...there.asked.body,
      callback: walletPage(word(there.asked.body.callback)),
    }),
  'POST /customer/loyalty-point/point-transfer': transfer,
  'GET /customer/loyalty-point/transactions': points,
};
