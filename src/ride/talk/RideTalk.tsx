import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isApiError } from '../../client/apiError';
import { AnswerField } from '../../desk/inbox/AnswerField';
import { forgetStanding } from '../../desk/inbox/drafts';
import { NoAnswerNeeded } from '../../desk/inbox/NoAnswerNeeded';
import { TalkMessages } from '../../desk/inbox/TalkMessages';
import { useAnswering } from '../../desk/inbox/useAnswering';
import { useBackLayer } from '../../flow/useBackLayer';
import { ErrorState } from '../../ui/ErrorState';
import { useIsPhone } from '../../ui/useIsPhone';
import { liveAnswerAsCourierMachine } from '../actors/answerAsCourierActors';
import { readRideTalkAgain, rideTalkQuery } from '../api/talks';
import classes from './Talk.module.css';

interface RideTalkProps {
  id: number;
  /** The newest message that the board knows of; 0 where it tells of none. */
  last: number;
  onClose: () => void;
  onSignedOut: () => void;
}

/** What a shopper and the courier of the order write each other (RIDE-17). */
export function RideTalk({ id, last, onClose, onSignedOut }: RideTalkProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const query = useInfiniteQuery(rideTalkQuery(id));
  const asked = useMemo(() => ({ about: 'ride', id }) as const, [id]);
  const answering = useAnswering(liveAnswerAsCourierMachine, asked, onSignedOut);
  useBackLayer(true);
  const talk = query.data?.pages[0]?.talk;
  // Who of the two wrote shows by its side.
  const messages = (query.data?.pages.flatMap((page) => page.messages) ?? [])
    .map((message) => ({ ...message, by: '' }))
    .toReversed();
  const newest = messages.at(-1)?.id ?? 0;
  const keys = messages.map(({ key }) => key).join(' ');
  useEffect(() => {
    forgetStanding(asked, ({ key }) => keys.split(' ').includes(key));
  }, [asked, keys]);
  useEffect(() => {
    if (newest > 0 && last > newest) void readRideTalkAgain(id);
  }, [id, last, newest]);
  const hasEnded = isApiError(query.error) && query.error.kind === 'unauthenticated';
  useEffect(() => {
    if (hasEnded) onSignedOut();
  }, [hasEnded, onSignedOut]);
  if (answering.screen === 'none') return null;
  const name = talk?.first_name ?? '';
  return (
    <Modal
      opened
      onClose={onClose}
      title={name || t`Messages`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      fullScreen={isPhone}
      centered
      classNames={{ content: classes.content, body: classes.body }}
    >
      {query.error && !talk ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <TalkMessages query={query} messages={messages} />
      )}
      <div className={classes.answer}>
        <AnswerField
          asked={asked}
          answering={answering}
          seen={talk ? String(newest) : null}
          label={name ? t`Answer to ${name}` : t`Answer`}
        >
          {talk && talk.waiting_since !== null && (
            <NoAnswerNeeded answering={answering} seen={String(newest)} />
          )}
        </AnswerField>
      </div>
    </Modal>
  );
}
