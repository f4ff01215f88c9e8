import { bodyLimit } from 'hono/body-limit';
import type Stripe from 'stripe';
import type { Deps } from '../../../deps';
import { Refusal, refusalResponse } from '../../../http/refusal';
import { languageOf, type Register } from '../../../http/serve';
import { callbackWith } from '../callback';
import { isStripeOn } from '../provider';
import { flags } from '../service';
import { findPayment } from '../store';
import { stripeOf } from './client';
import { abandon, applySession, readOutcome } from './outcome';
import { checkoutUrl } from './session';
import { languageOfPage, onThePage } from './trouble';

async function knownPayment(deps: Deps, id: string) {
  const payment = await findPayment(deps.db, id);
  if (!payment) throw new Refusal('not_found');
  return payment;
}

/** Where a shopper goes back to, by what is known of the payment now. */
async function wayBack(deps: Deps, id: string): Promise<string> {
  const payment = await knownPayment(deps, id);
  return callbackWith(payment.callback, payment, flags[payment.status]);
}

/** An event that Stripe signed with our secret. @throws Refusal `forbidden` for everything else */
async function readEvent(deps: Deps, request: Request): Promise<Stripe.Event> {
  const signature = request.headers.get('stripe-signature');
  const stripe = stripeOf(deps.env);
  const body = await request.text();
  try {
    if (!stripe || !signature) throw new Error('not signed');
    return await stripe.webhooks.constructEventAsync(
      body,
      signature,
      deps.env.STRIPE_WEBHOOK_SECRET,
    );
  } catch {
    throw new Refusal('forbidden', { status: 400 });
  }
}

/** Stripe Checkout: the way to its page and back, and its signed news. Not there unless Stripe is configured. */
export const registerStripe: Register = (_serve, deps, app) => {
  if (!isStripeOn(deps.env)) return;
  const onError = (c: Parameters<typeof languageOf>[0]) =>
    refusalResponse(new Refusal('too_large'), languageOf(c));
  app.use('/webhooks/*', bodyLimit({ maxSize: 1024 * 1024, onError }));
  app.use('/pay/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  app.get('/pay/:id', (c) =>
    onThePage(deps, c, 'pay', async () => {
      const payment = await knownPayment(deps, c.req.param('id'));
      if (payment.status === 'open') {
        const url = await checkoutUrl(deps, payment, languageOfPage(c));
        if (url && new URL(url).protocol === 'https:') return c.redirect(url, 303);
      }
      await readOutcome(deps, await knownPayment(deps, payment.id));
      return c.redirect(await wayBack(deps, payment.id), 303);
    }),
  );

  app.get('/pay/:id/back', (c) =>
    onThePage(deps, c, 'back', async () => {
      const payment = await knownPayment(deps, c.req.param('id'));
      await readOutcome(deps, payment);
      return c.redirect(await wayBack(deps, payment.id), 303);
    }),
  );

  app.get('/pay/:id/cancel', (c) =>
    onThePage(deps, c, 'cancel', async () => {
      const payment = await knownPayment(deps, c.req.param('id'));
      await abandon(deps, payment);
      return c.redirect(await wayBack(deps, payment.id), 303);
    }),
  );

  app.post('/webhooks/stripe', async (c) => {
    const event = await readEvent(deps, c.req.raw);
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired':
        await applySession(deps, event.data.object);
        break;
      case 'checkout.session.async_payment_failed':
        await applySession(deps, event.data.object, true);
        break;
      default:
        break;
    }
    return c.json({ received: true });
  });
};
