import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { myOrdersQuery } from '../../api/myOrders';
import { MoreRows } from '../../catalogue/parts/MoreRows';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import classes from './MyOrders.module.css';
import { OrderRow } from './OrderRow';

/** Orders under way, or those of before (ORD-01). */
export function OrderList({ which }: { which: 'running' | 'past' }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(myOrdersQuery(which));
  const orders = query.data?.pages.flatMap((one) => one.orders) ?? [];
  if (query.error && orders.length === 0)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data && orders.length === 0) {
    return (
      <EmptyState
        picture="no-orders"
        title={
          which === 'running' ? (
            <Trans>No order is under way</Trans>
          ) : (
            <Trans>No order has ended yet</Trans>
          )
        }
        action={
          <Button radius="xl" renderRoot={(props) => <Link to="/home" {...props} />}>
            <Trans>Start shopping</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label={t`Orders`} aria-busy={query.isPending}>
        {query.isPending
          ? [1, 2, 3].map((place) => (
              <li key={place} aria-hidden>
                <Skeleton height={96} radius="lg" />
              </li>
            ))
          : orders.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} past={which === 'past'} />
              </li>
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
