import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../domain/money';
import { configQuery } from './places';

/** Business settings, or undefined until they have arrived. */
export const useConfig = () => useQuery(configQuery()).data;

/**
 * Writes decimal amounts of the wire in the shop's currency (PRICE-26 to PRICE-28). Before the settings
 * have arrived the text is empty: a wrong currency for a moment is worse than none.
 */
export function useMoney(): (amount: number, options?: { compact?: boolean }) => string {
  const config = useConfig();
  return (amount, options) => (config ? formatMoney(amount, config, options) : '');
}
