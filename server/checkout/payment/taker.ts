import type { Env } from '../../env';
import type { PaymentProvider } from './provider';
import type { PaymentRow } from './store';

type Gateways = Pick<Env, 'gateways'>;

/** Who would take a payment now: whom the shopper chose, else the first. */
export const providerFor = (
  { gateways }: Gateways,
  gateway: string | null | undefined,
): PaymentProvider | undefined => gateways.find(({ name }) => name === gateway) ?? gateways[0];

/** Who has a payment's page or money: nobody else can say what became of it. */
export const takerOf = (
  env: Gateways,
  { session, gateway }: Pick<PaymentRow, 'session' | 'gateway'>,
): PaymentProvider | undefined =>
  session === null ? providerFor(env, gateway) : env.gateways.find(({ name }) => name === gateway);
