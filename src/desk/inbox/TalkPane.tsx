import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isApiError } from '../../client/apiError';
import { ErrorState } from '../../ui/ErrorState';
import { leaveDesk } from '../api/desk';
import { talkQuery } from '../api/deskInbox';
import { AnswerField } from './AnswerField';
import { forgetStanding } from './drafts';
import classes from './Inbox.module.css';
import { NoAnswerNeeded } from './NoAnswerNeeded';
import { TalkHead } from './TalkHead';
import { TalkMessages } from './TalkMessages';
import { useAnswer } from './useAnswer';

interface TalkPaneProps {
  id: number;
  onBack: () => void;
}

/** One conversation of the store: what was written, and where it is answered (DESK-13, DESK-15). */
export function TalkPane({ id, onBack }: TalkPaneProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery(talkQuery(id));
  const asked = useMemo(() => ({ about: 'talk', id }) as const, [id]);
  const answering = useAnswer(asked);
  const talk = query.data?.pages[0]?.talk;
  const messages = (query.data?.pages.flatMap((page) => page.messages) ?? []).toReversed();
  const keys = messages.map(({ key }) => key).join(' ');
  useEffect(() => {
    forgetStanding(asked, ({ key }) => keys.split(' ').includes(key));
  }, [asked, keys]);
  const hasEnded = isApiError(query.error) && query.error.kind === 'unauthenticated';
  useEffect(() => {
    if (hasEnded) leaveDesk();
  }, [hasEnded]);
  if (answering.screen === 'none') return null;
  const name = talk?.first_name ?? '';
  const seen = talk ? String(messages.at(-1)?.id ?? 0) : null;
  const isWaiting = talk ? talk.waiting_since !== null : false;
  return (
    <section className={classes.pane} aria-label={t`Conversation with ${name}`}>
      <TalkHead name={name} orderId={talk?.order_id ?? null} onBack={onBack} />
      {query.error && !talk ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <TalkMessages query={query} messages={messages} />
      )}
      <AnswerField asked={asked} answering={answering} seen={seen} label={t`Answer to ${name}`}>
        {isWaiting && seen !== null && <NoAnswerNeeded answering={answering} seen={seen} />}
      </AnswerField>
    </section>
  );
}
