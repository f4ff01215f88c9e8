import type { Env } from '../../env';
import type { Settings } from '../../settings/settings';

/** What whoever runs the shop has to know: prices that are shown in one currency and taken in another. */
export async function currencyGaps(
  settings: Pick<Settings, 'currencyCode'>,
  { gateways }: Pick<Env, 'gateways'>,
): Promise<string[]> {
  const shown = await settings.currencyCode();
  const [other] = gateways.filter(
    ({ currency }) => currency !== null && currency.toUpperCase() !== shown,
  );
  return other
    ? [
        `Prices are in ${shown} (setting currency_code), but ${other.name} takes ${other.currency?.toUpperCase()}`,
      ]
    : [];
}
