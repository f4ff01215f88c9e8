import { Trans, useLingui } from '@lingui/react/macro';
import { Chip, Group, Input, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { mostTipFor, tipsFor } from '../../../domain/orders/tip';
import { useMoney } from '../../client/useMoney';
import { tipsQuery } from '../../orders/api/orders';

const OtherTip = lazy(() => import('./OtherTip'));

const usual = [1, 2, 5];

interface TipPickerProps {
  tip: number;
  /** What is ordered comes to this, a decimal amount; 0 while it is not known. */
  subtotal: number;
  /** Digits after the decimal point of the shop's currency. */
  decimals: number;
  onChange: (amount: number) => void;
}

export function TipPicker({ tip, subtotal, decimals, onChange }: TipPickerProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { data } = useQuery(tipsQuery());
  const proposed = data?.amounts.length ? data.amounts.filter((amount) => amount > 0) : usual;
  const amounts = tipsFor(proposed, subtotal);
  const [asksOther, setOther] = useState(false);
  const other = asksOther || (tip > 0 && !amounts.includes(tip));
  const most = data?.most_tips_amount;
  return (
    <Input.Wrapper label={t`Tip for the courier`} labelElement="div">
      <Chip.Group
        value={other ? 'other' : String(tip)}
        onChange={(value) => {
          setOther(value === 'other');
          if (value !== 'other') onChange(Number(value));
        }}
      >
        <Group gap="xs" mt="xs" role="group" aria-label={t`Tip for the courier`}>
          <Chip value="0">
            <Trans>No tip</Trans>
          </Chip>
          {amounts.map((amount) => (
            <Chip key={amount} value={String(amount)}>
              {money(amount)}
              {amount === most && <> · {t`most given`}</>}
            </Chip>
          ))}
          <Chip value="other">
            <Trans>Other</Trans>
          </Chip>
        </Group>
      </Chip.Group>
      {other && (
        <Suspense fallback={<Skeleton height={36} width={180} mt="sm" />}>
          <OtherTip
            value={tip}
            most={mostTipFor(subtotal)}
            decimals={decimals}
            onChange={onChange}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}
