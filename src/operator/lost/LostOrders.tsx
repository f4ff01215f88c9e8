import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMoney } from '../../client/useMoney';
import { EmptyState } from '../../ui/EmptyState';
import { lostOrdersQuery } from '../api/operator';
import classes from '../Operator.module.css';
import { RoomList } from '../RoomList';
import { openLostOrder } from '../requests/openRequests';
import { WhyLost } from './WhyLost';

/** Orders and parcels that their couriers do not bring (OPER-15). */
export function LostOrders() {
  const { t } = useLingui();
  const money = useMoney();
  const query = useInfiniteQuery(lostOrdersQuery());
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <section className={classes.panel} aria-label={t`Not brought`}>
      <RoomList
        query={query}
        count={orders.length}
        empty={
          <EmptyState picture="no-orders" title={<Trans>Everything is on its way</Trans>}>
            <Trans>
              Orders and parcels are listed here when their courier is silent or cannot go on, or
              when no courier accepts them.
            </Trans>
          </EmptyState>
        }
      >
        {orders.map((one) => (
          <li key={one.id}>
            <button type="button" className={classes.row} onClick={() => openLostOrder(one)}>
              <span className={classes.top}>
                <span className={classes.name}>
                  {one.store.name ? (
                    <Trans>Order #{one.id}</Trans>
                  ) : (
                    <Trans>Parcel #{one.id}</Trans>
                  )}
                </span>
                <span className={classes.amount}>
                  <bdi>{money(one.order_amount)}</bdi>
                </span>
              </span>
              <WhyLost order={one} />
              <span className={classes.soft}>
                {one.store.name && (
                  <>
                    <bdi>{one.store.name}</bdi> ·{' '}
                  </>
                )}
                <bdi>{one.zone}</bdi> · <bdi>{one.to}</bdi>
              </span>
            </button>
          </li>
        ))}
      </RoomList>
    </section>
  );
}
