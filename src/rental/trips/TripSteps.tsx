import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { TripDetails } from '../../../domain/rental/trip';
import classes from '../../orders/tracking/Tracking.module.css';
import { useMoment } from '../../ui/useMoment';
import { useTripStatus } from './useTripStatus';

const stages = ['pending', 'confirmed', 'ongoing', 'completed'] as const;

export function TripSteps({ trip }: { trip: TripDetails }) {
  const names = useTripStatus();
  const moment = useMoment();
  const isCanceled = trip.trip_status === 'canceled';
  const reached = stages.map(String).indexOf(trip.trip_status);
  const shown = isCanceled ? stages.filter((stage) => trip[stage]) : stages;
  return (
    <section className={classes.card} aria-labelledby="trip-steps">
      <h2 id="trip-steps" className={classes.heading}>
        {trip.trip_status === 'completed' ? (
          <Trans>How it went</Trans>
        ) : (
          <Trans>Where your trip is</Trans>
        )}
      </h2>
      <ol className={classes.stages}>
        {shown.map((stage, index) => {
          const isDone = isCanceled || index <= reached;
          return (
            <li
              key={stage}
              className={classes.stage}
              data-state={
                isCanceled || index < reached ? 'done' : index === reached ? 'now' : 'ahead'
              }
              aria-current={index === reached ? 'step' : undefined}
            >
              <span className={classes.dot} aria-hidden>
                {isDone && <IconCheck size={14} />}
              </span>
              <span className={classes.grow}>
                {names[stage]}
                {isDone && (
                  <VisuallyHidden>
                    {' '}
                    <Trans>done</Trans>
                  </VisuallyHidden>
                )}
              </span>
              {trip[stage] && <bdi className={classes.soft}>{moment(trip[stage])}</bdi>}
            </li>
          );
        })}
        {isCanceled && (
          <li className={classes.stage} data-state="stopped" aria-current="step">
            <span className={classes.dot} aria-hidden>
              <IconX size={14} />
            </span>
            <span className={classes.grow}>{names.canceled}</span>
            {trip.canceled && <bdi className={classes.soft}>{moment(trip.canceled)}</bdi>}
          </li>
        )}
      </ol>
    </section>
  );
}
