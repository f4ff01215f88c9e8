import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PaymentKind } from '../../../domain/operator/ledger';
import { useMoney } from '../../client/useMoney';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { MoneyField } from '../../ui/form/MoneyField';

interface PaymentFormProps {
  kind: PaymentKind;
  /** What is owed. */
  most: number;
  /** What was entered before. */
  entered: { amount: number; reference: string };
  onEnter: (amount: number, reference: string) => void;
}

export function PaymentForm({ kind, most, entered, onEnter }: PaymentFormProps) {
  const { t } = useLingui();
  const money = useMoney();
  const bound = money(most);
  const form = useForm<{ amount: number | string; reference: string }>({
    initialValues: entered,
    validate: {
      amount: (typed) =>
        Number(typed) > 0 && Number(typed) <= most ? null : t`An amount up to ${bound}`,
    },
    ...blurRules,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ amount, reference }) => onEnter(Number(amount), reference.trim()),
        focusFirstError(form),
      )}
    >
      <Stack gap="md">
        <MoneyField
          {...form.getInputProps('amount')}
          label={t`Amount`}
          description={kind === 'payout' ? t`The shop owes ${bound}.` : t`The store owes ${bound}.`}
          required
          data-autofocus
        />
        <TextInput
          {...form.getInputProps('reference')}
          label={t`Reference (optional)`}
          description={t`By what the payment is found at the bank.`}
          maxLength={100}
        />
        <Button type="submit" radius="xl">
          <Trans>Go on</Trans>
        </Button>
      </Stack>
    </form>
  );
}
