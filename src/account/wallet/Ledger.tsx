import { Trans } from '@lingui/react/macro';
import { Anchor, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import { MoreRows } from '../../ui/MoreRows';
import page from '../../ui/Page.module.css';
import { useMoment } from '../../ui/useMoment';
import classes from './Ledger.module.css';

/** What an infinite query of a ledger's pages tells. */
interface LedgerQuery<Row> {
  data: { pages: { data: Row[] }[] } | undefined;
  error: Error | null;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface LedgerProps<Row> {
  title: string;
  tools?: ReactNode;
  query: LedgerQuery<Row>;
  /** Stands there while nothing has moved. */
  empty: ReactNode;
  row: (row: Row) => ReactNode;
}

export function Ledger<Row>({ title, tools, query, empty, row }: LedgerProps<Row>) {
  const heading = useId();
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {tools}
      </div>
      {query.error && rows.length === 0 && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height={72} radius="md" mt="md" />}
      {query.data && rows.length === 0 && empty}
      <ul className={classes.list} aria-label={title}>
        {rows.map(row)}
      </ul>
      <MoreRows
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </section>
  );
}

interface LedgerRowProps {
  name: string;
  at: string | null;
  orderId: number | null;
  /** Whether it came in. */
  isIn: boolean;
  amount: string | number;
  balance: string | number;
}

export function LedgerRow({ name, at, orderId, isIn, amount, balance }: LedgerRowProps) {
  const moment = useMoment();
  return (
    <li className={classes.row}>
      <span>
        <strong>{name}</strong>
        <span className={page.soft}>
          {at && <bdi>{moment(at)}</bdi>}
          {orderId !== null && (
            <>
              {' · '}
              <Anchor
                inherit
                renderRoot={(props) => (
                  <Link to="/track-order" search={{ order_id: orderId }} {...props} />
                )}
              >
                <bdi>#{orderId}</bdi>
              </Anchor>
            </>
          )}
        </span>
      </span>
      <span className={classes.end}>
        <strong className={isIn ? classes.in : undefined}>
          <bdi dir="ltr">
            {isIn ? '+' : '−'} {amount}
          </bdi>
        </strong>
        <span className={page.soft}>
          <Trans>
            Balance <bdi>{balance}</bdi>
          </Trans>
        </span>
      </span>
    </li>
  );
}
