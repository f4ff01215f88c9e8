import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { DeskMessage } from '../../../domain/desk/deskInbox';
import { Bubble } from '../../orders/inbox/Bubble';
import { useMoment } from '../../ui/useMoment';
import classes from './Inbox.module.css';
import type { InboxListQuery } from './InboxList';

interface TalkMessagesProps {
  query: InboxListQuery;
  /** Oldest first. */
  messages: readonly DeskMessage[];
}

export function TalkMessages({ query, messages }: TalkMessagesProps) {
  const moment = useMoment();
  const list = useRef<HTMLOListElement>(null);
  const newest = messages.at(-1)?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added, its end is shown.
  useEffect(() => {
    // Within the list: the page stays where it is.
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return (
    <ol ref={list} className={classes.messages} aria-live="polite">
      {query.hasNextPage && (
        <li className={classes.earlier}>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Earlier messages</Trans>
          </Button>
        </li>
      )}
      {query.isPending && <Skeleton component="li" height={64} width="60%" radius="lg" />}
      {messages.map(({ id, is_own, by, message, files_full_url, created_at }) => (
        <Bubble
          key={id}
          own={is_own === 1}
          text={message}
          images={files_full_url}
          at={created_at}
          note={
            by && created_at ? (
              <>
                <bdi>{by}</bdi> · <bdi>{moment(created_at)}</bdi>
              </>
            ) : undefined
          }
        />
      ))}
    </ol>
  );
}
