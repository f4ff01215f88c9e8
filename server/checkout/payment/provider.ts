import type { Env } from '../../env';

/** Whether shoppers pay by Stripe Checkout. */
export const isStripeOn = (env: Pick<Env, 'STRIPE_SECRET_KEY'>): boolean =>
  env.STRIPE_SECRET_KEY !== '';

/**
 * Who takes the shop's digital payments: Stripe where it is configured, the stand-in page in demo mode, else nobody. All
 * are used alike: a payment is opened in the database (`openPayment`), paid at the address of `payPageUrl`, settled once
 * (`settlePayment`), and what is due back is sent by `sendRefunds`.
 */
export function providerOf(
  env: Pick<Env, 'STRIPE_SECRET_KEY' | 'DEMO_MODE'>,
): 'stripe' | 'demo' | null {
  if (isStripeOn(env)) return 'stripe';
  return env.DEMO_MODE ? 'demo' : null;
}
