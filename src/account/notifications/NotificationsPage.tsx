import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import type { Notification } from '../../../domain/account/notification';
import { whenLookedAt } from '../../client/whenLookedAt';
import { useFlow } from '../../flow/useFlow';
import { useSession } from '../../identity/session';
import { liveFollowInboxMachine, noteNewsSeen } from '../../orders/actors/inboxActors';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { MoreRows } from '../../ui/MoreRows';
import page from '../../ui/Page.module.css';
import { notificationsQuery } from '../api/notifications';
import { NewsRow } from './NewsRow';
import classes from './Notifications.module.css';
import { PushCard } from './PushCard';

/** What happened to the customer's orders, trips, refunds and money, as it happens (SESS-15). */
export function NotificationsPage({ stranger: Stranger }: { stranger: ComponentType }) {
  const { signedIn } = useSession();
  return signedIn ? <News /> : <Stranger />;
}

/**
 * What was new when it was first shown here, by id. Being shown is being seen, which the shop is told; the marks
 * stay until the page is left.
 */
function useNew(rows: readonly Notification[]): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const unread = rows.filter((row) => !row.is_read);
  const unmarked = unread.filter(({ id }) => !marked.has(id)).map(({ id }) => id);
  if (unmarked.length > 0) setMarked(new Set([...marked, ...unmarked]));
  const newest = unread[0]?.created_at;
  useEffect(() => {
    if (newest) return whenLookedAt(() => noteNewsSeen(newest));
  }, [newest]);
  return marked;
}

function News() {
  const { t } = useLingui();
  useFlow(liveFollowInboxMachine, {});
  const query = useInfiniteQuery(notificationsQuery());
  const rows = query.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const fresh = useNew(rows);
  return (
    <>
      <h1 className={page.title}>
        <Trans>Notifications</Trans>
      </h1>
      <PushCard />
      {query.error && rows.length === 0 && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && rows.length === 0 && (
        <EmptyState
          picture="no-news"
          title={<Trans>Nothing has happened yet</Trans>}
          action={
            <Button radius="xl" renderRoot={(props) => <Link to="/home" {...props} />}>
              <Trans>Continue Shopping</Trans>
            </Button>
          }
        >
          <Trans>News of your orders, trips and money appear here by themselves.</Trans>
        </EmptyState>
      )}
      <ul className={classes.list} aria-label={t`Notifications`} aria-busy={query.isPending}>
        {query.isPending &&
          [1, 2, 3, 4].map((place) => (
            <li key={place} aria-hidden>
              <Skeleton height={92} radius="lg" />
            </li>
          ))}
        {rows.map((row) => (
          <NewsRow key={row.id} row={row} isNew={fresh.has(row.id)} />
        ))}
      </ul>
      <MoreRows
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
