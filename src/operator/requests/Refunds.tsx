import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMoney } from '../../client/useMoney';
import { EmptyState } from '../../ui/EmptyState';
import { useMoment } from '../../ui/useMoment';
import { type RequestsOf, refundsQuery } from '../api/operator';
import classes from '../Operator.module.css';
import { RoomList } from '../RoomList';
import { StatusBadge } from '../StatusBadge';
import { openRefund } from './openRequests';
import { RequestsSwitch } from './RequestsSwitch';

/** Money that is asked back (OPER-03). */
export function Refunds() {
  const { t } = useLingui();
  const money = useMoney();
  const moment = useMoment();
  const [of, setOf] = useState<RequestsOf>('open');
  const query = useInfiniteQuery(refundsQuery(of));
  const refunds = query.data?.pages.flatMap((page) => page.refunds) ?? [];
  return (
    <section className={classes.panel} aria-label={t`Refunds`}>
      <RequestsSwitch of={of} onChange={setOf} />
      <RoomList
        query={query}
        count={refunds.length}
        empty={
          <EmptyState picture="no-money" title={<Trans>No refund requests here</Trans>}>
            <Trans>Shoppers can ask for it within seven days after an order has arrived.</Trans>
          </EmptyState>
        }
      >
        {refunds.map((one) => (
          <li key={one.id}>
            <button type="button" className={classes.row} onClick={() => openRefund(one)}>
              <span className={classes.top}>
                <span className={classes.name}>
                  <Trans>Order #{one.id}</Trans>
                </span>
                <StatusBadge status={one.status} />
                <span className={classes.amount}>
                  <bdi>{money(one.status === 'approved' ? one.amount : one.order_amount)}</bdi>
                </span>
              </span>
              <span className={classes.soft}>
                <bdi>{one.store}</bdi> · <bdi>{one.reason}</bdi>
                {one.created_at && <> · {moment(one.created_at)}</>}
              </span>
            </button>
          </li>
        ))}
      </RoomList>
    </section>
  );
}
