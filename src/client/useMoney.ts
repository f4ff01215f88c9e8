import { useLingui } from '@lingui/react';
import type { Config, Feature, LeastPassword } from '../../domain/config';
import { formatMoney } from '../../domain/values/money';
import { directionOf } from './i18n';
import { runtimeConfig } from './runtimeConfig';
import { configQuery } from './shopQueries';
import { useShared } from './useShared';

const whole = (config: Config) => config;

/** Business settings, or undefined until they have arrived. */
export const useConfig = () => useShared(configQuery(), whole);

/** The clock that the shop writes times by. */
export const useClock = (): Config['timeformat'] => useConfig()?.timeformat ?? '';

/** Characters of a new password at the least. */
export const useLeastPassword = (): LeastPassword => useConfig()?.least_password_characters ?? 6;

/** What its page was served with says so before its settings do: then nothing is promised that may not be there. */
const mayLack = runtimeConfig.apiDialect === 'classic';

/** Whether the shop's back end has a feature; of our own it is taken for granted until it has said otherwise. */
export function useHas(feature: Feature): boolean {
  const config = useConfig();
  return config ? !config.lacks.includes(feature) : !mayLack;
}

// A currency sign after words from right to left jumps to the other side of its number unless the two are set apart.
const isolated = (amount: string) => `\u2066${amount}\u2069`;

/**
 * Writes decimal amounts of the wire in the shop's currency (PRICE-26 to PRICE-28). Before the settings
 * have arrived the text is empty: a wrong currency for a moment is worse than none.
 */
export function useMoney(): (amount: number, options?: { compact?: boolean }) => string {
  const config = useConfig();
  const { i18n } = useLingui();
  return (amount, options) => {
    if (!config) return '';
    const text = formatMoney(amount, config, options);
    return directionOf(i18n.locale) === 'rtl' ? isolated(text) : text;
  };
}
