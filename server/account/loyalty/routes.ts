import { count, desc, eq } from 'drizzle-orm';
import { listLoyaltyTransactions, transferPoints } from '../../../domain/account/loyaltyEndpoints';
import { loyaltyEntries } from '../../db/schema/loyalty';
import type { Register } from '../../http/serve';
import { customerOf } from '../../identity/routes';
import { t } from '../../locales/t';
import { orderIn } from '../wallet/reference';
import { convertPoints } from './convert';

const converted = t('Point to wallet transfer successfully.');

/** Points: converting them, and what they came from (WAL-14, WAL-15). */
export const registerLoyalty: Register = (serve, deps) => {
  serve(transferPoints, async ({ caller, body, language, idempotencyKey }) => ({
    message: converted[language],
    ...(await convertPoints(deps, {
      customerId: customerOf(caller).id,
      points: body.point,
      key: idempotencyKey,
    })),
  }));

  serve(listLoyaltyTransactions, async ({ caller, query: { limit, offset } }) => {
    const own = eq(loyaltyEntries.customerId, customerOf(caller).id);
    const [counted] = await deps.db.select({ total: count() }).from(loyaltyEntries).where(own);
    const rows = await deps.db
      .select()
      .from(loyaltyEntries)
      .where(own)
      .orderBy(desc(loyaltyEntries.id))
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
        credit: Math.max(0, row.points),
        debit: Math.max(0, -row.points),
        balance: row.balance,
        order_id: orderIn(row.reference),
        created_at: row.createdAt.toISOString(),
      })),
    };
  });
};
