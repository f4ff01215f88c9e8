import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { givenContactsKey } from '../../client/storage/contactKeys';
import { recentOrdersKey } from '../../client/storage/recentOrders';
import { onStorageChange } from '../../client/storage/storage';
import { useMoment } from '../../ui/useMoment';
import classes from './Tracking.module.css';

const read = () => JSON.stringify(recentOrdersKey.get() ?? []);

/** Orders that were placed or opened in this browser, newest first. */
export function RecentOrders() {
  useSyncExternalStore(onStorageChange, read);
  const orders = recentOrdersKey.get() ?? [];
  const moment = useMoment();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="recent-orders">
      <h2 id="recent-orders" className={classes.heading}>
        <Trans>Your recent orders</Trans>
      </h2>
      <ul className={classes.recent}>
        {orders.map(({ id, storeName, at }) => (
          <li key={id}>
            <Link to="/track-order" search={{ order_id: id }} className={classes.recentLink}>
              <span>
                <strong>{storeName || <Trans>Order {id}</Trans>}</strong>
                <span className={classes.soft}>
                  <bdi>#{id}</bdi> · {moment(new Date(at).toISOString())}
                </span>
              </span>
              <IconChevronRight size={20} aria-hidden className={classes.pointing} />
            </Link>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        onClick={() => {
          recentOrdersKey.set(null);
          givenContactsKey.set(null);
        }}
      >
        <Trans>Forget these on this device</Trans>
      </Button>
    </section>
  );
}
