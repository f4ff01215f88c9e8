import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMoney } from '../../client/useMoney';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { MoneyField } from '../../ui/form/MoneyField';

interface GrantFormProps {
  /** What was paid: no more goes back. */
  most: number;
  isBusy: boolean;
  onGrant: (amount: number, words: string) => void;
  onBack: () => void;
}

interface Grant {
  amount: number | string;
  words: string;
}

export function GrantForm({ most, isBusy, onGrant, onBack }: GrantFormProps) {
  const { t } = useLingui();
  const money = useMoney();
  const bound = money(most);
  const form = useForm<Grant>({
    initialValues: { amount: most, words: '' },
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
        ({ amount, words }) => onGrant(Number(amount), words.trim()),
        focusFirstError(form),
      )}
    >
      <Stack gap="md">
        <MoneyField
          {...form.getInputProps('amount')}
          label={t`How much goes back`}
          required
          data-autofocus
        />
        <Textarea
          {...form.getInputProps('words')}
          label={t`What the shopper reads (optional)`}
          autosize
          minRows={2}
          maxLength={500}
        />
        <Group justify="end">
          <Button variant="default" radius="xl" disabled={isBusy} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" radius="xl" loading={isBusy}>
            <Trans>Give it back</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
