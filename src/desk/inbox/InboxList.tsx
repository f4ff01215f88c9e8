import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { isApiError } from '../../client/apiError';
import { ErrorState } from '../../ui/ErrorState';
import { MoreRows } from '../../ui/MoreRows';
import { leaveDesk } from '../api/desk';
import classes from './Inbox.module.css';

export interface InboxListQuery {
  isPending: boolean;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface InboxListProps {
  query: InboxListQuery;
  title: string;
  count: number;
  /** What is said where there is nothing. */
  empty: ReactNode;
  /** Rows of the list, each an `li`. */
  children: ReactNode;
}

/** What waits, or what is answered, in all its states. */
export function InboxList({ query, title, count, empty, children }: InboxListProps) {
  const { isPending, error } = query;
  const hasEnded = isApiError(error) && error.kind === 'unauthenticated';
  useEffect(() => {
    if (hasEnded) leaveDesk();
  }, [hasEnded]);
  return (
    <section className={classes.part} aria-label={title} aria-busy={isPending}>
      <h2 className={classes.heading}>{title}</h2>
      {isPending ? (
        <div className={classes.rows}>
          <Skeleton height={72} radius="lg" />
          <Skeleton height={72} radius="lg" />
        </div>
      ) : error && count === 0 ? (
        <ErrorState error={error} onRetry={() => void query.refetch()} />
      ) : count === 0 ? (
        <p className={classes.soft}>{empty}</p>
      ) : (
        <ul className={classes.rows}>{children}</ul>
      )}
      <MoreRows
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </section>
  );
}
