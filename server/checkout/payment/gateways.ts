import type { Gateway } from './defineGateway';
import { demoPage } from './demo/provider';
import type { PaymentProvider } from './provider';
import { razorpay } from './razorpay/gateway';
import { stripe } from './stripe/gateway';
import { traced } from './traced';

export const gateways: readonly Gateway[] = [stripe, razorpay];

interface Shop {
  readonly address: string;
  readonly isDemo: boolean;
}

/**
 * Who takes payments: every gateway that is configured, else the stand-in page in demo mode.
 * @returns them, or the text that says what is wrong with the environment
 */
export function openGateways(
  source: Record<string, string | undefined>,
  shop: Shop,
): readonly PaymentProvider[] | string {
  const providers: PaymentProvider[] = [];
  for (const gateway of gateways) {
    const opened = gateway.open(source, shop);
    if (typeof opened === 'string') return opened;
    if (opened) providers.push(traced(opened));
  }
  const [first] = providers;
  const other = providers.find(({ currency }) => currency !== first?.currency);
  if (first && other) {
    return `a price has one currency: ${first.name} takes ${first.currency}, ${other.name} ${other.currency}`;
  }
  return providers.length === 0 && shop.isDemo ? [demoPage] : providers;
}
