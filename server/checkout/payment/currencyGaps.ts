import { coinOf } from '../../../domain/values/money';
import type { Env } from '../../env';
import { Refusal } from '../../http/refusal';
import type { Settings } from '../../settings/settings';
import type { PaymentProvider } from './provider';

function canSay({ units }: PaymentProvider, digits: number): boolean {
  try {
    return units(coinOf(digits)) > 0;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** What whoever runs the shop has to know: prices in a currency, or with decimals, that a gateway does not take. */
export async function currencyGaps(
  settings: Pick<Settings, 'currencyCode' | 'config'>,
  { gateways }: Pick<Env, 'gateways'>,
): Promise<string[]> {
  const shown = await settings.currencyCode();
  const [other] = gateways.filter(
    ({ currency }) => currency !== null && currency.toUpperCase() !== shown,
  );
  if (other)
    return [
      `Prices are in ${shown} (setting currency_code), but ${other.name} takes ${other.currency?.toUpperCase()}`,
    ];
  const { digit_after_decimal_point: digits } = await settings.config();
  return gateways
    .filter((gateway) => !canSay(gateway, digits))
    .map((gateway) => {
      const most = [2, 1, 0].find((fewer) => canSay(gateway, fewer)) ?? 0;
      return `${gateway.name} takes no amounts of ${shown} with ${digits} decimals: set digit_after_decimal_point to ${most}`;
    });
}
