import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { type AnswerPlace, answerDraft, writeAnswer } from './answerDraft';

interface WordsFormProps {
  /** What is written is kept there until it is sent. */
  place: AnswerPlace;
  label: string;
  description: string;
  send: ReactNode;
  isBusy: boolean;
  onSend: (words: string) => void;
  onBack: () => void;
}

/** Words without which nothing is refused. */
export function WordsForm({
  place,
  label,
  description,
  send,
  isBusy,
  onSend,
  onBack,
}: WordsFormProps) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { words: answerDraft(place)?.words ?? '' },
    onValuesChange: (typed) => writeAnswer(place, typed),
    validate: { words: (typed) => (typed.trim() ? null : t`Please say why`) },
    ...blurRules,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ words }) => onSend(words.trim()), focusFirstError(form))}
    >
      <Stack gap="md">
        <Textarea
          {...form.getInputProps('words')}
          label={label}
          description={description}
          required
          autosize
          minRows={3}
          maxLength={500}
          data-autofocus
        />
        <Group justify="end">
          <Button variant="default" radius="xl" disabled={isBusy} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" color="red.8" radius="xl" loading={isBusy}>
            {send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
