import { useLingui } from '@lingui/react/macro';
import { NumberInput } from '@mantine/core';

interface OtherTipProps {
  value: number;
  /** Digits after the decimal point of the shop's currency. */
  decimals: number;
  onChange: (amount: number) => void;
}

/** An amount of one's own for the courier. */
export default function OtherTip({ value, decimals, onChange }: OtherTipProps) {
  const { t } = useLingui();
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
      value={value || ''}
      onChange={(amount) => onChange(Number(amount) || 0)}
    />
  );
}
