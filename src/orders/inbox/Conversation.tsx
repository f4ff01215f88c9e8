import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import {
  type Draft,
  mostUnsent,
  type SendMessageScreen,
} from '../../../machines/orders/sendMessage';
import { whenLookedAt } from '../../client/whenLookedAt';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { ErrorState } from '../../ui/ErrorState';
import { liveSendMessageMachine, noteSeen } from '../actors/inboxActors';
import { conversationQuery } from '../api/inbox';
import { Bubble } from './Bubble';
import { Composer } from './Composer';
import { ConversationHead } from './ConversationHead';
import classes from './Inbox.module.css';
import { inboxIntents } from './inboxIntents';
import { Unsent } from './Unsent';
import { useKeepUnsent, useLeft, useRobbed } from './useUnsent';

export function Conversation({ id }: { id: number }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(conversationQuery(id));
  const { unsent, robbed } = useLeft(id);
  const actor = useFlow(liveSendMessageMachine, { input: { conversationId: id, unsent } });
  useKeepUnsent(id, actor);
  const screen = useSelector(actor, (snapshot) => screenOf<SendMessageScreen>(snapshot));
  const { unsent: drafts, refusal } = useSelector(actor, ({ context }) => context);
  const { write, retry, discard } = inboxIntents(actor);
  const [taken, setTaken] = useState<Draft | null>(null);
  const talk = query.data?.pages[0]?.conversation;
  const messages = (query.data?.pages.flatMap((page) => page.messages) ?? []).toReversed();
  // What has arrived is no longer on its way, whichever of the two is heard of first.
  const known = new Set(messages.map(({ key }) => key));
  const isShown = query.isSuccess && query.isFetchedAfterMount;
  const withoutPictures = useRobbed(id, robbed, isShown ? known : null);
  const newest = messages.at(-1)?.id ?? 0;
  const unread = talk?.unread_message_count ?? 0;
  useEffect(() => {
    if (unread > 0 && newest > 0) return whenLookedAt(() => noteSeen(id, newest));
  }, [id, unread, newest]);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added, its end is shown.
  useEffect(() => {
    // Within the list: the page stays where it is.
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest, drafts.length]);
  if (query.error && !talk) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const name = talk?.receiver.name ?? '';
  return (
    <section className={classes.conversation} aria-label={t`Conversation with ${name}`}>
      <ConversationHead name={name} talk={talk} />
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
        {talk && messages.length === 0 && drafts.length === 0 && (
          <li className={classes.earlier}>
            <Trans>Say hello: {name} reads this.</Trans>
          </li>
        )}
        {messages.map((message) => (
          <Bubble
            key={message.id}
            own={message.sender_type === 'customer'}
            text={message.message}
            images={message.files_full_url}
            at={message.created_at}
          />
        ))}
        <Unsent
          drafts={drafts.filter(({ key }) => !known.has(key))}
          screen={screen}
          refusal={refusal}
          onRetry={retry}
          onDiscard={() => {
            setTaken(drafts[0] ?? null);
            discard();
          }}
        />
      </ol>
      <Composer
        conversationId={id}
        name={name}
        isFull={drafts.length >= mostUnsent}
        withoutPictures={withoutPictures}
        takenBack={taken}
        onSend={write}
      />
    </section>
  );
}
