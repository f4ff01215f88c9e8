import * as v from 'valibot';
import { origin, text } from '../../../envFields';
import { Refusal } from '../../../http/refusal';
import { t } from '../../../locales/t';
import { cardPicture } from '../../../settings/defaults';
import { currencyVariable, defineGateway } from '../defineGateway';
import type { PaymentProvider } from '../provider';
import { smallestUnits } from '../units';
import { callerOf, type RazorpayAccount, RazorpayError, unavailable } from './client';
import { isSigned, newsIn, paymentLink, wordOf } from './wire';

/** A page must stay open for more than 15 minutes. */
const shortest = 16 * 60_000;

/** Payments by Razorpay's Payment Links. */
function connectRazorpay(account: RazorpayAccount): PaymentProvider {
  const { currency, keySecret, webhookSecret } = account;
  const call = callerOf(account);
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    try {
      return await call(method, path, body);
    } catch (error) {
      if (!(error instanceof RazorpayError)) throw error;
      console.error('Razorpay refused:', error.message);
      throw unavailable();
    }
  };
  const linkAt = async (method: string, path: string) =>
    wordOf(v.parse(paymentLink, await ask(method, path)));
  const read = (session: string) => linkAt('GET', `/payment_links/${session}`);
  /** A reference is taken once: a link that was made before for the same payment is the one to pay. */
  const findLink = async (paymentId: string) => {
    const found = v.parse(
      v.object({ payment_links: v.array(paymentLink) }),
      await ask('GET', `/payment_links?reference_id=${paymentId}`),
    );
    const known = found.payment_links.find(({ reference_id: id }) => id === paymentId);
    if (!known) throw unavailable();
    return known;
  };
  return {
    name: 'razorpay',
    offer: {
      title: t('UPI, card or net banking'),
      picture: cardPicture,
    },
    begins: '/pay',
    currency,
    units: (millis) => smallestUnits(millis, currency),
    // One of the currency.
    least: smallestUnits(1_000, currency),
    open: async ({ paymentId, subject, title, units, now, expires, address }) => {
      const asked = {
        amount: units,
        currency: currency.toUpperCase(),
        accept_partial: false,
        reference_id: paymentId,
        description: title,
        expire_by: Math.ceil(Math.max(expires.getTime(), now.getTime() + shortest) / 1000),
        notes: { subject },
        callback_url: `${address}/back`,
        callback_method: 'get',
      };
      const made = await call('POST', '/payment_links', asked).then(
        (answer) => v.parse(paymentLink, answer),
        (error) => {
          if (!(error instanceof RazorpayError)) throw error;
          console.error('Razorpay made no link:', error.message);
          return findLink(paymentId);
        },
      );
      const { session, url } = wordOf(made);
      return { session, url };
    },
    read,
    end: async (session) => {
      const known = await read(session);
      return known.outcome === null ? linkAt('POST', `/payment_links/${session}/cancel`) : known;
    },
    isTrueReturn: (query, session) => {
      const said = (name: string) => query.get(`razorpay_${name}`) ?? '';
      const signature = said('signature');
      const parts = [
        said('payment_link_id'),
        said('payment_link_reference_id'),
        said('payment_link_status'),
        said('payment_id'),
      ];
      if (!signature && parts.every((part) => part === '')) return true;
      return parts[0] === session && isSigned(parts.join('|'), signature, keySecret);
    },
    readNews: async (request) => {
      const body = await request.text();
      const signature = request.headers.get('x-razorpay-signature') ?? '';
      if (!isSigned(body, signature, webhookSecret))
        throw new Refusal('forbidden', { status: 400 });
      return newsIn(JSON.parse(body));
    },
    refund: async ({ paymentId, intent, units, key }) => {
      const part = { amount: units, speed: 'normal', notes: { payment_id: paymentId } };
      try {
        await call('POST', `/payments/${intent}/refund`, part, {
          'X-Refund-Idempotency': key.replaceAll(':', '-'),
        });
      } catch (error) {
        const isDone =
          error instanceof RazorpayError && /fully refunded already/.test(error.message);
        if (!isDone) throw error;
      }
    },
  };
}

export const razorpay = defineGateway({
  variables: {
    RAZORPAY_KEY_ID: text,
    RAZORPAY_KEY_SECRET: text,
    RAZORPAY_WEBHOOK_SECRET: text,
    RAZORPAY_CURRENCY: currencyVariable('inr'),
    RAZORPAY_API_URL: origin('https://api.razorpay.com'),
  },
  required: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  connect: (variables) =>
    connectRazorpay({
      keyId: variables.RAZORPAY_KEY_ID,
      keySecret: variables.RAZORPAY_KEY_SECRET,
      webhookSecret: variables.RAZORPAY_WEBHOOK_SECRET,
      currency: variables.RAZORPAY_CURRENCY,
      api: variables.RAZORPAY_API_URL,
    }),
});
