import { Trans } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { replyLength } from '../../../domain/desk/deskInbox';
import type { Asked } from '../../../machines/desk/answerShopper';
import { AnswerNotes } from './AnswerNotes';
import { keyFor, useAnswerDraft, writeDraft } from './drafts';
import classes from './Inbox.module.css';
import type { Answering } from './useAnswering';

interface AnswerFieldProps {
  asked: Asked;
  answering: Answering;
  /** What was read before: the newest message, or the answer that stands. Null while that is not known. */
  seen: string | null;
  label: string;
  /** Beside the button that sends. */
  children?: ReactNode;
}

/** Where an answer is written; it is kept with every letter. */
export function AnswerField({ asked, answering, seen, label, children }: AnswerFieldProps) {
  const text = useAnswerDraft(asked) ?? '';
  const { screen, intents } = answering;
  const words = text.trim();
  const isHeld = words === '' || seen === null || screen !== 'writing';
  const send = () => {
    if (!isHeld && seen !== null) intents.answer(words, keyFor(asked, text), seen);
  };
  return (
    <form
      className={classes.answer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AnswerNotes answering={answering} />
      <Textarea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={2}
        maxRows={8}
        radius="lg"
        size="md"
        dir="auto"
        maxLength={replyLength}
        value={text}
        onChange={({ currentTarget }) => writeDraft(asked, currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      <div className={classes.buttons}>
        {children}
        <Button
          type="submit"
          radius="xl"
          disabled={isHeld && screen !== 'sending'}
          loading={screen === 'sending'}
          leftSection={<IconSend2 size={18} aria-hidden className={classes.turned} />}
        >
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  );
}
