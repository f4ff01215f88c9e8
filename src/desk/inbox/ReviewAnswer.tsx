import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Asked } from '../../../machines/desk/answerShopper';
import { AnswerField } from './AnswerField';
import { dropDraft } from './drafts';
import { useAnswer } from './useAnswer';

interface ReviewAnswerProps {
  asked: Asked;
  name: string;
  /** The answer that stands; empty where there is none. */
  reply: string;
}

/** Everybody who looks at the item reads it. */
export function ReviewAnswer({ asked, name, reply }: ReviewAnswerProps) {
  const { t } = useLingui();
  const answering = useAnswer(asked);
  if (answering.screen === 'none') return null;
  return (
    <AnswerField
      asked={asked}
      answering={answering}
      seen={reply}
      label={t`Answer to ${name}, which everybody reads`}
    >
      <Button
        variant="subtle"
        color="gray"
        radius="xl"
        disabled={answering.screen === 'sending'}
        onClick={() => dropDraft(asked)}
      >
        <Trans>Do not answer now</Trans>
      </Button>
    </AnswerField>
  );
}
