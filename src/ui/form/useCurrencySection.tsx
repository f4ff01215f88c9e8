import type { TextInputProps } from '@mantine/core';
import { useConfig } from '../../client/useMoney';

type Sides = Pick<
  TextInputProps,
  'leftSection' | 'leftSectionWidth' | 'rightSection' | 'rightSectionWidth'
>;

/** What an amount is typed in stands on the side of its field where the shop writes it. */
export function useCurrencySection(): Sides {
  const config = useConfig();
  const symbol = config?.currency_symbol;
  if (!symbol) return {};
  const [section, width] = [<bdi key="currency">{symbol}</bdi>, 20 + 9 * symbol.length];
  return config.currency_symbol_direction === 'right'
    ? { rightSection: section, rightSectionWidth: width }
    : { leftSection: section, leftSectionWidth: width };
}
