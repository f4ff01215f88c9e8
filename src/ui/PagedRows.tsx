import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { MoreRows } from './MoreRows';
import classes from './Rows.module.css';

interface PagedRowsProps<Row> {
  query: {
    data: unknown;
    error: unknown;
    isPending: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  };
  rows: readonly Row[];
  /** Names the list. */
  label: string;
  empty: ReactNode;
  render: (row: Row) => ReactNode;
}

export function PagedRows<Row extends { id: number }>(props: PagedRowsProps<Row>) {
  const { query, rows, label, empty, render } = props;
  if (query.error && rows.length === 0)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data && rows.length === 0) return empty;
  return (
    <>
      <ul className={classes.list} aria-label={label} aria-busy={query.isPending}>
        {query.isPending
          ? [1, 2, 3].map((place) => (
              <li key={place} aria-hidden>
                <Skeleton height={96} radius="lg" />
              </li>
            ))
          : rows.map((row) => <li key={row.id}>{render(row)}</li>)}
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
