import { useCallback, useEffect, useRef, useState } from 'react';
import type { RideJob, RideOffer } from '../../../domain/ride/rideOrder';
import { decideStage } from '../../../machines/ride/rideJob';
import { closedRides, writeClosedRides } from '../../client/storage/rideKeys';
import { useRideBoard } from '../api/ride';

export type Entry = RideOffer | RideJob;

const isJob = (entry: Entry): entry is RideJob => 'order_status' in entry;
export const jobIn = (entry: Entry): RideJob | null => (isJob(entry) ? entry : null);
export const isLost = (entry: Entry) => jobIn(entry)?.is_lost === 1;
/** What another rides is over for them, as what was cancelled. */
export const stageOf = (entry: Entry) => decideStage(jobIn(entry)?.order_status ?? null);

const isOver = (entry: Entry) => stageOf(entry) === 'over';

interface Closed {
  readonly id: number;
  readonly stage: string;
}

/** What is on the screen: the board's, and what a courier still has to read of an order that it holds no longer. */
export function useEntries() {
  const { jobs, offers } = useRideBoard();
  const [held, setHeld] = useState<readonly Entry[]>([]);
  const [closed, setClosed] = useState<readonly Closed[]>([]);
  const board: readonly Entry[] = [...jobs, ...offers];
  const last = useRef(board);
  useEffect(() => {
    last.current = board;
    // What leaves the board may come back as new.
    setClosed((all) => {
      const left = all.filter(({ id, stage }) =>
        board.some((entry) => entry.id === id && stageOf(entry) === stage),
      );
      return left.length === all.length ? all : left;
    });
    const ridden = new Set(jobs.flatMap((job) => (isOver(job) ? [] : [job.id])));
    const read = closedRides();
    const stillOver = read.filter((id) => !ridden.has(id));
    if (stillOver.length < read.length) writeClosedRides(stillOver);
  });
  const hold = useCallback((id: number, isHeld: boolean) => {
    setHeld((all) => {
      const others = all.filter((entry) => entry.id !== id);
      const known =
        last.current.find((entry) => entry.id === id) ?? all.find((one) => one.id === id);
      if (isHeld && known) return [...others, known];
      return others.length === all.length ? all : others;
    });
  }, []);
  const close = useCallback(
    (entry: Entry) => {
      hold(entry.id, false);
      if (isOver(entry))
        writeClosedRides([entry.id, ...closedRides().filter((id) => id !== entry.id)]);
      setClosed((all) => [...all, { id: entry.id, stage: stageOf(entry) }]);
    },
    [hold],
  );
  const read = closedRides();
  const shown = board.filter(
    (entry) =>
      !closed.some(({ id, stage }) => id === entry.id && stage === stageOf(entry)) &&
      !(isOver(entry) && read.includes(entry.id)),
  );
  // What was taken from them is read first, before it is offered to them as to anybody.
  const once = shown.filter(({ id }, at) => shown.findIndex((one) => one.id === id) === at);
  const kept = held.filter(({ id }) => !board.some((entry) => entry.id === id));
  return { entries: [...kept, ...once], hold, close };
}
