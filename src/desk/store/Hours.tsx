import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import type { OpeningHours } from '../../../domain/desk/staff';
import type { StoreChange } from '../../../machines/desk/changeStore';
import { DayHours } from './DayHours';
import { useHoursDraft, writeHours } from './hoursDraft';
import classes from './Store.module.css';
import { decideTrouble } from './stretches';

interface HoursProps {
  hours: readonly OpeningHours[];
  onChange: (change: StoreChange) => void;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];
// 4 January 1970 was a Sunday.
const dateOf = (day: number) => new Date(Date.UTC(1970, 0, 4 + day));

/** When the store takes orders, day by day; kept by one press for all days. */
export function Hours({ hours, onChange }: HoursProps) {
  const { i18n } = useLingui();
  const draft = useHoursDraft();
  const typed = draft?.hours ?? hours;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(hours);
  const isOver = draft !== null && !isChanged;
  useEffect(() => {
    if (isOver) writeHours(null);
  }, [isOver]);
  const ofDay = (day: number) => typed.filter((one) => one.day === day);
  const isWrong = weekdays.some((day) =>
    ofDay(day).some((one, at, all) => decideTrouble(one, all.slice(0, at)) !== null),
  );
  const nameOf = (day: number) => i18n.date(dateOf(day), { weekday: 'long', timeZone: 'UTC' });
  const change = (day: number, its: readonly OpeningHours[]) =>
    writeHours({
      hours: [...typed.filter((one) => one.day !== day), ...its].sort((a, b) => a.day - b.day),
      was: [...(draft?.was ?? hours)],
    });
  const save = () => {
    onChange({ kind: 'hours', hours: typed, was: draft?.was ?? hours });
    // Who is told that others were faster, and saves again, means it.
    writeHours({ hours: [...typed], was: [...hours] });
  };
  return (
    <section className={classes.card} aria-labelledby="desk-hours">
      <h2 id="desk-hours" className={classes.heading}>
        <Trans>Opening hours</Trans>
      </h2>
      {weekdays.map((day) => (
        <DayHours
          key={day}
          day={day}
          name={nameOf(day)}
          hours={ofDay(day)}
          onChange={(its) => change(day, its)}
        />
      ))}
      <Group>
        <Button radius="xl" disabled={!isChanged || isWrong} onClick={save}>
          <Trans>Save the hours</Trans>
        </Button>
        {isChanged && (
          <Button variant="subtle" color="gray" radius="xl" onClick={() => writeHours(null)}>
            <Trans>Discard</Trans>
          </Button>
        )}
      </Group>
    </section>
  );
}
