import { count, eq, sql } from 'drizzle-orm';
import { getReferral } from '../../../domain/account/referralEndpoints';
import { fromMillis } from '../../../domain/values/money';
import { referrals } from '../../db/schema/identity';
import { customers } from '../../db/schema/people';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { customerOf } from '../routes';

/** The customer's referral code and what came of it (PAGE-03); there is none while the business offers no such bonus. */
export const registerReferral: Register = (serve, deps) => {
  serve(getReferral, async ({ caller }) => {
    const { id } = customerOf(caller);
    const config = await deps.settings.config();
    if (!config.ref_earning_status || !config.customer_wallet_status)
      throw new Refusal('not_found');
    const [customer] = await deps.db
      .select({ refCode: customers.refCode })
      .from(customers)
      .where(eq(customers.id, id));
    const earned = sql<number>`coalesce(sum(${referrals.amount}) filter (where ${referrals.earnedAt} is not null), 0)::float8`;
    const [row] = await deps.db
      .select({ invited: count(), rewarded: count(referrals.earnedAt), earned })
      .from(referrals)
      .where(eq(referrals.referrerId, id));
    return {
      ref_code: customer?.refCode ?? '',
      bonus: config.ref_earning_exchange_rate,
      invited: row?.invited ?? 0,
      rewarded: row?.rewarded ?? 0,
      earned: fromMillis(row?.earned ?? 0),
    };
  });
};
