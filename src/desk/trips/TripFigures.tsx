import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMoney } from '../../client/useMoney';
import { tripFiguresQuery } from '../api/deskTrips';
import classes from '../Desk.module.css';

interface FigureProps {
  name: ReactNode;
  sums: { trips: number; amount: number } | undefined;
}

function Figure({ name, sums = { trips: 0, amount: 0 } }: FigureProps) {
  const money = useMoney();
  return (
    <div className={classes.figure}>
      <dt className={classes.soft}>{name}</dt>
      <dd>
        <bdi>{money(sums.amount)}</bdi>
      </dd>
      <dd className={classes.soft}>
        <Plural value={sums.trips} one="# trip ended" other="# trips ended" />
      </dd>
    </div>
  );
}

/** What the trips that ended brought, today and this month. */
export function TripFigures() {
  const { data } = useQuery({ ...tripFiguresQuery(), refetchInterval: 60_000 });
  return (
    <dl className={classes.figures} aria-busy={!data}>
      <Figure name={<Trans>Today</Trans>} sums={data?.today} />
      <Figure name={<Trans>This month</Trans>} sums={data?.month} />
    </dl>
  );
}
