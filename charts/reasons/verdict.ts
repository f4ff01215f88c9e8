import type { Plain } from '../model/chart';

/** What a guard answered, part by part as it is made, and what it looked at. */
export interface Verdict {
  /** Null when it depends on what an event brings that has not come yet. */
  holds: boolean | null;
  /** Left out where it has none. */
  name?: string;
  /** Of a guard about guards: how it joins them, and these in order. */
  join?: 'and' | 'or' | 'not';
  of?: Verdict[];
  /** Of one that asks where the machine stands: the state. */
  state?: string;
  /** What it looked at, masked: path (fields of the event below `event`) and value; left out where it weighs many things. */
  read?: [path: string, value: Plain][];
  /** Where it looked last: of a guard that weighs many things one after the other, this one decided. */
  last?: string;
}

/** The guard of a transition that was asked, by the transition's id in the chart. */
export interface Asked {
  id: string;
  verdict: Verdict;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => value === undefined || typeof value === 'string';

const isRead = (value: unknown) => Array.isArray(value) && typeof value[0] === 'string';

function isVerdict(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { holds, name, join, of = [], state, read = [], last } = value;
  return (
    (holds === null || typeof holds === 'boolean') &&
    [name, join, state, last].every(isText) &&
    Array.isArray(of) &&
    of.every(isVerdict) &&
    Array.isArray(read) &&
    read.every(isRead)
  );
}

/** Whether a value that came from elsewhere lists guards that were asked, with what they said. */
export const areAsked = (value: unknown): value is Asked[] =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && typeof one.id === 'string' && isVerdict(one.verdict));

/** The parts that made a guard answer as it did: of `and` that failed those that failed, of `or` that held those that held. */
export function decisive(verdict: Verdict): Verdict[] {
  const { join, of = [], holds } = verdict;
  if (!join || of.length === 0) return [verdict];
  if (join === 'not') return of.flatMap(decisive);
  return of.filter((one) => one.holds === holds).flatMap(decisive);
}
