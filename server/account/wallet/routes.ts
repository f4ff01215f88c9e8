import { and, count, desc, eq } from 'drizzle-orm';
import { runsAt } from '../../../domain/account/walletBonus';
import {
  addFund,
  listWalletBonuses,
  listWalletTransactions,
} from '../../../domain/account/walletEndpoints';
import { fromMillis } from '../../../domain/values/money';
import { walletEntries } from '../../db/schema/wallet';
import type { Caller } from '../../http/caller';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { addFundOnce } from './addFund';
import { orderIn } from './reference';

const customerOf = (caller: Caller): number => {
  if (caller.kind !== 'customer') throw new Refusal('unauthenticated');
  return caller.id;
};

/** The wallet: money in by the payment page, and what moved (WAL-07 to WAL-12). */
export const registerWallet: Register = (serve, deps) => {
  serve(addFund, async ({ caller, body, request, language, idempotencyKey }) => ({
    redirect_link: await addFundOnce(deps, {
      customerId: customerOf(caller),
      body,
      request,
      language,
      key: idempotencyKey,
    }),
  }));

  serve(listWalletBonuses, async ({ caller, language }) => {
    customerOf(caller);
    const bonuses = await deps.settings.walletBonuses(language);
    return bonuses.filter((bonus) => runsAt(bonus, deps.clock.now().getTime()));
  });

  serve(listWalletTransactions, async ({ caller, query }) => {
    const { limit, offset, type } = query;
    const wanted = and(
      eq(walletEntries.customerId, customerOf(caller)),
      type === 'all' ? undefined : eq(walletEntries.kind, type),
    );
    const [counted] = await deps.db.select({ total: count() }).from(walletEntries).where(wanted);
    const rows = await deps.db
      .select()
      .from(walletEntries)
      .where(wanted)
      .orderBy(desc(walletEntries.id))
      .limit(limit)
      .offset((offset - 1) * limit);
    const total = counted?.total ?? 0;
    return {
      total_size: Math.min(total, 1_000),
      total_capped: total > 1_000,
      limit,
      offset,
      data: rows.map((row) => ({
        id: row.id,
        transaction_type: row.kind,
        credit: fromMillis(Math.max(0, row.amount)),
        debit: fromMillis(Math.max(0, -row.amount)),
        balance: fromMillis(row.balance),
        order_id: orderIn(row.reference),
        created_at: row.createdAt.toISOString(),
      })),
    };
  });
};
