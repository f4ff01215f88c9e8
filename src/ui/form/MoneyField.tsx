import type { NumberInputProps } from '@mantine/core';
import { useConfig } from '../../client/useMoney';
import { NumberField } from './NumberField';

/** An amount in the shop's currency. */
export function MoneyField(props: NumberInputProps) {
  const config = useConfig();
  const symbol = config?.currency_symbol ?? '';
  const isLeft = config?.currency_symbol_direction !== 'right';
  return (
    <NumberField
      clampBehavior="none"
      decimalScale={config?.digit_after_decimal_point ?? 2}
      hideControls
      allowNegative={false}
      dir="ltr"
      prefix={isLeft ? symbol : ''}
      suffix={isLeft ? '' : symbol}
      {...props}
    />
  );
}
