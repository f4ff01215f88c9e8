import type * as v from 'valibot';
import type { addFundPayload } from '../../../domain/account/wallet';
import type { Language } from '../../../domain/language/languages';
import { isPayable, toMillis } from '../../../domain/values/money';
import { payPageUrl, readCallback } from '../../checkout/payment/callback';
import { openPayment } from '../../checkout/payment/store';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { claimKey, findAnswer, hashRequest, storeAnswer } from '../../orders/idempotency';
import { checkPayment } from '../../orders/rules';
import { lockWallet } from './ledger';

interface FundRequest {
  readonly customerId: number;
  readonly body: v.InferOutput<typeof addFundPayload>;
  readonly request: Request;
  readonly language: Language;
  readonly key: string | null;
}

const field = (name: string) => new Refusal('validation', { detail: { field: name } });

/**
 * Opens a payment page for money to come into a wallet; earlier open ones of it can no longer be paid. The wallet
 * changes when the page reports the payment, never here.
 * @returns the page's address, the same one for the same key
 * @throws Refusal `payment_unavailable`, `validation` with the field, `idempotency_key_reused`
 */
export async function addFundOnce(deps: Deps, asked: FundRequest): Promise<string> {
  const { customerId, body, request, language, key } = asked;
  const config = await deps.settings.config(language);
  if (config.customer_wallet_status !== 1) throw new Refusal('payment_unavailable');
  const isListed = config.active_payment_method_list.some(
    ({ gateway }) => gateway === body.payment_method,
  );
  if (!isListed) throw field('payment_method');
  const amount = toMillis(body.amount);
  if (!isPayable(amount, config.digit_after_decimal_point)) throw field('amount');
  checkPayment('digital_payment', amount, config, deps.env, body.payment_method);
  const callback = readCallback(body.callback, deps.env, request, '/profile?page=wallet');
  const now = deps.clock.now();
  const owner = `customer:${customerId}`;
  const once = key && { owner, key, requestHash: hashRequest('wallet/add-fund', body) };
  return deps.db.transaction(async (tx) => {
    // Before its payments, as whoever settles one does: nobody waits in a circle.
    await lockWallet(tx, customerId);
    if (once && !(await claimKey(tx, once, now))) {
      const known = await findAnswer(tx, once);
      if (typeof known === 'string') return known;
      throw new Refusal('unavailable', { retryAfter: 1 });
    }
    const subject = { walletOf: customerId };
    const id = await openPayment(tx, {
      subject,
      amount,
      callback,
      now,
      gateway: body.payment_method,
    });
    const page = payPageUrl(deps.env, id, language);
    if (once) await storeAnswer(tx, once, page);
    return page;
  });
}
