import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { FollowInboxScreen } from '../../../machines/orders/followInbox';
import { useHas } from '../../client/useMoney';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { useSession } from '../../identity/session';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { liveFollowInboxMachine } from '../actors/inboxActors';
import { conversationsQuery, type Partner, talksIn, talkWithQuery } from '../api/inbox';
import { Conversation } from './Conversation';
import { FindConversation } from './FindConversation';
import classes from './Inbox.module.css';
import { MoreTalks } from './MoreTalks';

/** What the customer, stores and couriers write each other (HEAD-09, SESS-08). */
export function InboxPage({ stranger: Stranger }: { stranger: ComponentType }) {
  const { signedIn } = useSession();
  return signedIn ? <Inbox /> : <Stranger />;
}

function Inbox() {
  const actor = useFlow(liveFollowInboxMachine, {});
  const isLive = useHas('live_updates');
  const connection = useSelector(actor, (snapshot) => screenOf<FollowInboxScreen>(snapshot));
  const { talk, with: kind, partner, order } = useSearch({ strict: false });
  if (kind && partner) return <Opening kind={kind} id={partner} orderId={order ?? null} />;
  return (
    <>
      <h1 className={page.title}>
        <Trans>Chat</Trans>
      </h1>
      {connection === 'polling' && isLive && (
        <p className={classes.soft} role="status">
          <Trans>Reconnecting. New messages still arrive.</Trans>
        </p>
      )}
      <Talks open={talk ?? null} />
    </>
  );
}

/** On the way to the conversation with somebody, which is there afterwards. */
function Opening(partner: Partner) {
  const { data, error, refetch } = useQuery(talkWithQuery(partner));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="lg" />;
  return <Navigate to="/profile" search={{ page: 'inbox', talk: data.id }} replace />;
}

function Talks({ open }: { open: number | null }) {
  const query = useInfiniteQuery(conversationsQuery());
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const talks = talksIn(data?.pages ?? []);
  if (data && talks.length === 0 && open === null) {
    return (
      <EmptyState
        picture="no-messages"
        title={<Trans>No conversations yet</Trans>}
        action={
          <Button radius="xl" renderRoot={(props) => <Link to="/my-orders" {...props} />}>
            <Trans>My orders</Trans>
          </Button>
        }
      >
        <Trans>Write to a store from its page, or to your courier from the order.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={classes.inbox} data-open={open !== null || undefined}>
      {data ? (
        <FindConversation talks={talks} more={<MoreTalks query={query} />} open={open} />
      ) : (
        <Skeleton height={240} radius="lg" />
      )}
      {open === null ? (
        <div className={classes.choose}>
          <EmptyState picture="no-messages" title={<Trans>Choose a conversation</Trans>} />
        </div>
      ) : (
        <Conversation key={open} id={open} />
      )}
    </div>
  );
}
