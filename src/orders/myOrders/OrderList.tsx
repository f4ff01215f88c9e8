import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/EmptyState';
import { PagedRows } from '../../ui/PagedRows';
import { StartShopping } from '../../ui/StartShopping';
import { myOrdersQuery } from '../api/myOrders';
import { OrderRow } from './OrderRow';

/** Orders under way, or those of before (ORD-01). */
export function OrderList({ which }: { which: 'running' | 'past' }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(myOrdersQuery(which));
  const orders = query.data?.pages.flatMap((one) => one.orders) ?? [];
  return (
    <PagedRows
      query={query}
      rows={orders}
      label={t`Orders`}
      empty={
        <EmptyState
          picture="no-orders"
          title={
            which === 'running' ? (
              <Trans>No order is under way</Trans>
            ) : (
              <Trans>No order has ended yet</Trans>
            )
          }
          action={<StartShopping />}
        >
          {which === 'running' ? (
            <Trans>Choose something good, and follow it here to your door.</Trans>
          ) : (
            <Trans>What you have had waits here to be ordered again.</Trans>
          )}
        </EmptyState>
      }
      render={(order) => <OrderRow order={order} past={which === 'past'} />}
    />
  );
}
