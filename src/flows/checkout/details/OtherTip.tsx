import { useLingui } from '@lingui/react/macro';
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useConfig } from '../../../api/useMoney';

interface OtherTipProps {
  value: number;
  /** Digits after the decimal point of the shop's currency. */
  decimals: number;
  onChange: (amount: number) => void;
}

/** An amount of one's own for the courier. */
export default function OtherTip({ value, decimals, onChange }: OtherTipProps) {
  const { t } = useLingui();
  const config = useConfig();
  // What is typed stays as it is: "0" on the way to "0.50" is no tip yet.
  const [typed, setTyped] = useState<number | string>(value || '');
  return (
    <NumberInput
      mt="sm"
      maw={180}
      aria-label={t`Other tip`}
      inputMode="decimal"
      min={0}
      max={1000}
      decimalScale={decimals}
      allowNegative={false}
      clampBehavior="strict"
      hideControls
      dir="ltr"
      autoFocus
      placeholder={`${config?.currency_symbol ?? ''} ${(0).toFixed(decimals)}`}
      value={typed}
      onChange={(amount) => {
        setTyped(amount);
        onChange(Number(amount) || 0);
      }}
    />
  );
}
