import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { typedNumber } from '../../../domain/values/typedNumber';
import { useMoney } from '../../client/useMoney';
import { useCurrencySection } from '../../ui/form/useCurrencySection';

interface OtherTipProps {
  value: number;
  /** The most that is taken. */
  most: number;
  /** Digits after the decimal point of the shop's currency. */
  decimals: number;
  onChange: (amount: number) => void;
}

const digit = '[\\d٠-٩۰-۹]';

export default function OtherTip({ value, most, decimals, onChange }: OtherTipProps) {
  const { t } = useLingui();
  const currency = useCurrencySection();
  const money = useMoney();
  const [isTooMuch, setTooMuch] = useState(false);
  // What is typed stays as it is: "0" on the way to "0.50" is no tip yet.
  const [typed, setTyped] = useState(value ? String(value) : '');
  const fraction = decimals > 0 ? `([.٫]${digit}{0,${decimals}})?` : '';
  const type = (text: string) => {
    const plain = text.trim().replace(',', '.');
    const amount = typedNumber(plain) ?? 0;
    if (!new RegExp(`^${digit}*${fraction}$`, 'u').test(plain)) return;
    setTooMuch(amount > most);
    if (amount > most) return;
    setTyped(plain);
    onChange(amount);
  };
  return (
    <TextInput
      mt="sm"
      maw={180}
      aria-label={t`Other tip`}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      autoFocus
      placeholder={(0).toFixed(decimals)}
      {...currency}
      value={typed}
      description={
        <Trans>
          At most <bdi>{money(most)}</bdi>
        </Trans>
      }
      error={isTooMuch}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
