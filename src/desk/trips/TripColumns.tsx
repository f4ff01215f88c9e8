import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTrips } from '../api/deskTrips';
import classes from '../Desk.module.css';
import { openTrip } from './openTrip';
import { TripCard } from './TripCard';

const columns = ['pending', 'confirmed', 'ongoing'] as const;
type Column = (typeof columns)[number];

/** Waiting, confirmed and on the road: side by side, or on a phone one at a time. */
export default function TripColumns() {
  const { t } = useLingui();
  const trips = useTrips();
  const [shown, setShown] = useState<Column>('pending');
  const names: Record<Column, string> = {
    pending: t`Waiting`,
    confirmed: t`Confirmed`,
    ongoing: t`On the road`,
  };
  const nothing: Record<Column, string> = {
    pending: t`No new trip. The next one shows here and rings.`,
    confirmed: t`Nothing is to be handed out.`,
    ongoing: t`Nothing is on the road.`,
  };
  const inColumn = (column: Column) => trips.filter(({ trip_status }) => trip_status === column);
  return (
    <>
      <SegmentedControl
        className={classes.tabs}
        fullWidth
        radius="xl"
        size="md"
        aria-label={t`Trips`}
        value={shown}
        onChange={setShown}
        data={columns.map((value) => ({
          value,
          label: `${names[value]} (${inColumn(value).length})`,
        }))}
      />
      <div className={classes.columns}>
        {columns.map((column) => (
          <section
            key={column}
            className={classes.column}
            data-hidden={column !== shown || undefined}
            aria-labelledby={`desk-${column}`}
          >
            <h2 id={`desk-${column}`} className={classes.columnName}>
              {names[column]} <span className={classes.count}>{inColumn(column).length}</span>
            </h2>
            {inColumn(column).length === 0 && <p className={classes.soft}>{nothing[column]}</p>}
            <ul className={classes.cards} aria-live={column === 'pending' ? 'polite' : undefined}>
              {inColumn(column).map((trip) => (
                <TripCard key={trip.id} trip={trip} onOpen={openTrip} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
