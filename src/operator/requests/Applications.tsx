import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { useMoment } from '../../ui/useMoment';
import { applicationsQuery, type RequestsOf } from '../api/operator';
import classes from '../Operator.module.css';
import { RoomList } from '../RoomList';
import { StatusBadge } from '../StatusBadge';
import { openApplication } from './openRequests';
import { RequestsSwitch } from './RequestsSwitch';

/** Who wants to sell or to deliver (OPER-02). */
export function Applications() {
  const { t } = useLingui();
  const moment = useMoment();
  const [of, setOf] = useState<RequestsOf>('open');
  const query = useInfiniteQuery(applicationsQuery(of));
  const applications = query.data?.pages.flatMap((page) => page.applications) ?? [];
  return (
    <section className={classes.panel} aria-label={t`Applications`}>
      <RequestsSwitch of={of} onChange={setOf} />
      <RoomList
        query={query}
        count={applications.length}
        empty={
          <EmptyState picture="no-messages" title={<Trans>No applications here</Trans>}>
            <Trans>Stores and couriers apply on the shop's own pages.</Trans>
          </EmptyState>
        }
      >
        {applications.map((one) => (
          <li key={one.id}>
            <button type="button" className={classes.row} onClick={() => openApplication(one)}>
              <span className={classes.top}>
                <bdi className={classes.name}>
                  {one.facts.find(({ name }) => name === 'store_name')?.value ||
                    `${one.first_name} ${one.last_name}`}
                </bdi>
                <Badge variant="light" color={one.kind === 'store' ? 'blue' : 'grape'}>
                  {one.kind === 'store' ? <Trans>Store</Trans> : <Trans>Courier</Trans>}
                </Badge>
                <StatusBadge status={one.status} />
              </span>
              <span className={classes.soft}>
                <bdi>{one.zone}</bdi> · <bdi>{one.email}</bdi>
                {one.created_at && <> · {moment(one.created_at)}</>}
              </span>
            </button>
          </li>
        ))}
      </RoomList>
    </section>
  );
}
