import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMoney } from '../../client/useMoney';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { MoneyField } from '../../ui/form/MoneyField';

interface PayoutFormProps {
  /** What the shop owes the store. */
  most: number;
  /** What was entered before. */
  entered: { amount: number; reference: string };
  onEnter: (amount: number, reference: string) => void;
}

export function PayoutForm({ most, entered, onEnter }: PayoutFormProps) {
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
          description={t`The shop owes ${bound}.`}
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
