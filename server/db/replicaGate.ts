import { setTimeout as delay } from 'node:timers/promises';

const beatMilliseconds = 1_000;
/** As far behind the primary what nobody is told of (reviews, how often something was sold) may be read. */
const mostBehindMilliseconds = 2_000;
const firstPause = 10;
const longestPause = 250;

/** Where a server's log of changes is; what it is a server of. */
export interface Position {
  readonly at: bigint;
  readonly of: string;
}

export type ReplicaState = 'current' | 'behind' | 'away';

export interface Gate {
  /** Whether what is read there is not older than what was told as changed. */
  isOpen(): boolean;
  /** Something has changed: nothing is read there until it has come. */
  shut(): void;
  state(): ReplicaState;
  close(): void;
}

interface Sides {
  /** Up to where changes were made; more than what is committed does no harm. */
  primary(): Promise<Position>;
  /** Up to where they have come. */
  replica(): Promise<Position>;
  say(line: string): void;
}

/** Lets reads go to a replica as long as it has everything that this server knows to have changed, and lags little. */
export function createGate({ primary, replica, say }: Sides): Gate {
  let changes = 0;
  let state: ReplicaState = 'away';
  let isOpen = false;
  let told: ReplicaState = 'current';
  let isFollowing = false;
  const stop = new AbortController();

  /** A change that is awaited for some milliseconds is no news. */
  const tell = (now: ReplicaState, why = '') => {
    state = now;
    if (now === told || stop.signal.aborted) return;
    told = now;
    if (now === 'current') say('The read replica is current: the catalogue is read there');
    else
      say(
        `The read replica is ${now}${why && ` (${why})`}: the catalogue is read from the primary`,
      );
  };

  /** Until the replica has what the primary has now; again where that changes meanwhile. */
  const catchUp = async (): Promise<void> => {
    const begun = performance.now();
    for (let pause = firstPause; !stop.signal.aborted; ) {
      const seen = changes;
      const goal = await primary();
      let here = await replica();
      if (here.of !== goal.of) throw new Error('it is no replica of the primary');
      while (here.at < goal.at && seen === changes && !stop.signal.aborted) {
        if (performance.now() - begun > mostBehindMilliseconds) {
          isOpen = false;
          tell('behind');
        }
        await delay(pause, undefined, { ref: false });
        pause = Math.min(pause * 2, longestPause);
        here = await replica();
      }
      if (seen !== changes || here.at < goal.at) continue;
      isOpen = true;
      tell('current');
      return;
    }
  };

  const follow = () => {
    if (isFollowing || stop.signal.aborted) return;
    isFollowing = true;
    catchUp()
      .catch((error: unknown) => {
        isOpen = false;
        tell('away', error instanceof Error ? error.message : String(error));
      })
      .finally(() => {
        isFollowing = false;
      });
  };

  follow();
  const timer = setInterval(follow, beatMilliseconds);
  timer.unref();
  return {
    isOpen: () => isOpen,
    shut: () => {
      changes += 1;
      isOpen = false;
      follow();
    },
    state: () => state,
    close: () => {
      stop.abort();
      isOpen = false;
      clearInterval(timer);
    },
  };
}
