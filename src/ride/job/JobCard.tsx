import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RideJobScreen } from '../../../machines/ride/rideJob';
import type { RideStep } from '../../../machines/ride/ridePresses';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveRideJobMachine } from '../actors/rideJobActors';
import { type Entry, jobIn, stageOf } from '../board/useEntries';
import classes from '../Ride.module.css';
import { JobFacts } from './JobFacts';
import { JobSteps } from './JobSteps';
import { jobIntents } from './jobIntents';
import { MetFacts } from './MetFacts';
import { useHasCome } from './useHasCome';

const atDoorScreens: ReadonlySet<RideJobScreen> = new Set([
  'collecting',
  'code',
  'wrongCode',
  'preparingPhoto',
  'photo',
  'noPhoto',
  'delivering',
]);
const metScreens: ReadonlySet<RideJobScreen> = new Set([
  'collectingFirst',
  'collecting',
  'code',
  'wrongCode',
]);

interface JobCardProps {
  entry: Entry;
  /** What was pressed for it last and is not sent yet. */
  begun: RideStep | null;
  /** It stays on the screen until its courier has read what became of it. */
  onHold: (id: number, isHeld: boolean) => void;
  onEnd: (entry: Entry) => void;
  onTalk: (id: number) => void;
}

/** One order, from the offer to the door (RIDE-03 to RIDE-07). */
export function JobCard({ entry, begun, onHold, onEnd, onTalk }: JobCardProps) {
  const stage = stageOf(entry);
  const [input] = useState(() => ({
    orderId: entry.id,
    stage,
    isCash: entry.cash > 0 && (entry.cash_from === 'receiver' || stage === 'road'),
    isCashFirst: entry.cash > 0 && entry.cash_from === 'sender',
    isAtDoor: jobIn(entry)?.is_at_door === 1,
    kept: begun,
  }));
  const end = useCallback(() => onEnd(entry), [entry, onEnd]);
  const actor = useFlow(liveRideJobMachine, { input, onDone: end });
  const intents = useMemo(() => jobIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<RideJobScreen>(snapshot));
  const job = jobIn(entry);
  const isLeavable = useHasCome(job?.leave_from ?? null);
  const isRiding = useSelector(actor, (snapshot) => snapshot.matches('riding'));
  const told = useRef(stage);
  const isHeld = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('needsAnswer'),
  );
  useEffect(() => {
    if (told.current === stage) return;
    told.current = stage;
    intents.tellStage(stage);
  }, [stage, intents]);
  useEffect(() => {
    if (isLeavable && isRiding) intents.tellLeavable();
  }, [isLeavable, isRiding, intents]);
  useEffect(() => onHold(entry.id, isHeld), [entry.id, isHeld, onHold]);
  if (screen === 'none') return null;
  const isAtDoor = atDoorScreens.has(screen);
  return (
    <li className={classes.job} data-mine={job !== null || undefined} data-order={entry.id}>
      <div className={classes.jobHead}>
        <strong>
          <bdi>#{entry.id}</bdi>
        </strong>
        {job && stage !== 'over' && (
          <Badge variant="light" color={isAtDoor || stage === 'road' ? 'blue' : 'orange'}>
            {isAtDoor ? (
              <Trans>At the door</Trans>
            ) : stage === 'road' ? (
              <Trans>On the way</Trans>
            ) : job.is_with_courier === 1 ? (
              <Trans>To be fetched</Trans>
            ) : entry.order_type === 'parcel' ? (
              <Trans>At the sender</Trans>
            ) : (
              <Trans>At the store</Trans>
            )}
          </Badge>
        )}
      </div>
      {(screen === 'offered' ||
        screen === 'accepting' ||
        screen === 'atStore' ||
        screen === 'riding') && (
        <JobFacts entry={entry} job={job} isRiding={screen === 'riding'} onTalk={onTalk} />
      )}
      {job && metScreens.has(screen) && <MetFacts job={job} isToDoor={isAtDoor} onTalk={onTalk} />}
      <JobSteps actor={actor} screen={screen} cash={entry.cash} job={job} intents={intents} />
    </li>
  );
}
