import { listLoyaltyTransactions, transferPoints } from '../../domain/account/loyaltyEndpoints';
import {
  addFund,
  listWalletBonuses,
  listWalletTransactions,
} from '../../domain/account/walletEndpoints';
import { getProfile } from '../../domain/identity/sessionEndpoints';
import type { AnswerOf } from '../../domain/wire/define';
import type { AppCall, Translations } from './call';
import { numberOf } from './numbers';
import { pageAsked, pageTold } from './paging';
import { dayOf, shopTimeOf, stampOf } from './shopClock';

type Money = AnswerOf<typeof listWalletTransactions>['data'][number];
type Points = AnswerOf<typeof listLoyaltyTransactions>['data'][number];

/** The family's words for why money moved; what has none keeps its own, which apps tell by its sign. */
const moneyWords: Readonly<Record<string, string>> = {
  opening: 'add_fund_by_admin',
  bonus: 'CashBack',
  order: 'order_place',
  trip_refund: 'order_refund',
};

const pointWords: Readonly<Record<string, string>> = {
  earned: 'order_place',
  converted: 'point_to_wallet',
};

/** Their filters by ours. */
const filters: Readonly<Record<string, string>> = {
  order: 'order',
  loyalty_point: 'loyalty_point',
  add_fund: 'add_fund',
  referrer: 'referrer',
  CashBack: 'bonus',
};

/** Movements of money or points, in rows that are alike there. */
async function moved(
  call: AppCall,
  page: { total_size: number; limit: number; offset: number; data: readonly (Money | Points)[] },
  words: Readonly<Record<string, string>>,
) {
  const [{ id }, shop] = await Promise.all([call.ask(getProfile), shopTimeOf(call)]);
  const user_id = await numberOf(call.deps.db, id, call.deps.clock.now());
  return {
    ...pageTold(page),
    data: page.data.map((one) => ({
      id: one.id,
      user_id,
      transaction_id: String(one.id),
      credit: one.credit,
      debit: one.debit,
      admin_bonus: 0,
      balance: one.balance,
      transaction_type: words[one.transaction_type] ?? one.transaction_type,
      reference: one.order_id === null ? '' : String(one.order_id),
      created_at: stampOf(one.created_at, shop),
    })),
  };
}

async function bonusesOf(call: AppCall) {
  const [bonuses, shop] = await Promise.all([call.ask(listWalletBonuses), shopTimeOf(call)]);
  return bonuses.map((bonus) => ({
    ...bonus,
    bonus_type: bonus.bonus_type === 'percent' ? 'percentage' : 'amount',
    start_date: dayOf(bonus.start_date, shop) || '2000-01-01',
    end_date: dayOf(bonus.end_date, shop) || '2099-12-31',
    status: 1,
  }));
}

export const moneyCalls: Translations = {
  'GET /customer/wallet/transactions': async (call) => {
    const type = filters[call.given.text('type')] ?? 'all';
    const query = { ...pageAsked(call.given), type };
    return moved(call, await call.ask(listWalletTransactions, { query }), moneyWords);
  },
  'GET /customer/wallet/bonuses': bonusesOf,
  'POST /customer/wallet/add-fund': ({ ask, given }) =>
    ask(addFund, {
      body: {
        amount: given.number('amount'),
        payment_method: given.text('payment_method'),
        callback: given.text('callback'),
        payment_platform: given.text('payment_platform'),
      },
    }),
  'GET /customer/loyalty-point/transactions': async (call) => {
    const query = pageAsked(call.given);
    return moved(call, await call.ask(listLoyaltyTransactions, { query }), pointWords);
  },
  'POST /customer/loyalty-point/point-transfer': async ({ ask, given }) => {
    const { message } = await ask(transferPoints, { body: { point: given.number('point') } });
    return { message };
  },
};
