import type { Store } from '../../domain/catalogue/catalogue';
import type { Config } from '../../domain/config';
import type { CheckoutFacts } from '../../machines/checkout/checkout';
import type { SummaryLine } from './context';

export function factsFrom(
  config: Config,
  store: Store | null,
  signedIn: boolean,
  ordered: readonly Pick<SummaryLine, 'isAvailable'>[],
  walletBalance: number | null,
): CheckoutFacts {
  const offers: CheckoutFacts['offers'][number][] = [];
  if (config.home_delivery_status === 1 && store?.delivery !== 0) offers.push('delivery');
  if (config.take_away_status === 1 && store?.take_away === 1) offers.push('take_away');
  const methods: CheckoutFacts['methods'][number][] = [];
  if (config.cash_on_delivery === 1) methods.push('cash_on_delivery');
  if (config.digital_payment === 1) methods.push('digital_payment');
  const wallet = signedIn && config.customer_wallet_status === 1 ? walletBalance : null;
  if (wallet !== null) methods.push('wallet');
  return {
    signedIn,
    guestAllowed: config.guest_checkout_status === 1,
    hasLines: ordered.length > 0,
    offers,
    // What is not served at this hour is ordered for another.
    openNow:
      store !== null &&
      store.active === 1 &&
      store.open === 1 &&
      ordered.every(({ isAvailable }) => isAvailable),
    methods,
    cashLimit: config.cod_max_amount,
    ...(wallet !== null && { walletBalance: wallet }),
  };
}
