import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMoney } from '../../client/useMoney';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { MoneyField } from '../../ui/form/MoneyField';
import { type AnswerPlace, answerDraft, writeAnswer } from './answerDraft';

interface GrantFormProps {
  /** What is written is kept there until it is sent. */
  place: AnswerPlace;
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

export function GrantForm({ place, most, isBusy, onGrant, onBack }: GrantFormProps) {
  const { t } = useLingui();
  const money = useMoney();
  const bound = money(most);
  const draft = answerDraft(place);
  const form = useForm<Grant>({
    initialValues: { amount: draft?.amount ?? most, words: draft?.words ?? '' },
    onValuesChange: (typed) => writeAnswer(place, typed),
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
