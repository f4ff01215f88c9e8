import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { isApiError } from '../client/apiError';
import { ErrorState } from '../ui/ErrorState';
import { MoreRows } from '../ui/MoreRows';
import { readRoomAgain } from './api/operator';
import classes from './Operator.module.css';

interface RoomListProps {
  query: {
    isPending: boolean;
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  count: number;
  /** What is said where there is nothing. */
  empty: ReactNode;
  /** Rows of the list, each an `li`. */
  children: ReactNode;
}

/** A list of the room in all its states; a session that has ended is noticed by whoever asks first. */
export function RoomList({ query, count, empty, children }: RoomListProps) {
  const { isPending, error } = query;
  const hasEnded = isApiError(error) && error.kind === 'unauthenticated';
  useEffect(() => {
    if (hasEnded) readRoomAgain();
  }, [hasEnded]);
  if (isPending) {
    return (
      <div className={classes.rows} aria-busy>
        <Skeleton height={88} radius="lg" />
        <Skeleton height={88} radius="lg" />
        <Skeleton height={88} radius="lg" />
      </div>
    );
  }
  if (error && count === 0)
    return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  return (
    <>
      {count === 0 ? empty : <ul className={classes.rows}>{children}</ul>}
      <MoreRows
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
