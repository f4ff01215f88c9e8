import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { comparedText } from './keys';

/** An event that time will bring, unless it is cancelled first. */
export interface Delayed {
  readonly id: string | undefined;
  readonly event: AnyEventObject;
  readonly delay: number;
}

type Action = { readonly type: string; readonly params?: unknown };

const paramsOf = ({ params }: Action): Partial<Record<string, unknown>> =>
  typeof params === 'object' && params !== null ? { ...params } : {};

const isEvent = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What waits for its time after a step: what waited before, without what the step cancelled, with what it began. */
export function timersAfter(
  before: readonly Delayed[],
  actions: readonly Action[],
  self: AnyActor,
): readonly Delayed[] {
  let timers = before;
  for (const action of actions) {
    const { id, event, delay, sendId, to } = paramsOf(action);
    if (action.type === 'xstate.cancel')
      timers = timers.filter((timer) => timer.id === undefined || timer.id !== sendId);
    const isOwn =
      action.type === 'xstate.raise' || (action.type === 'xstate.sendTo' && to === self);
    if (!isOwn || typeof delay !== 'number' || !isEvent(event)) continue;
    const own = { id: typeof id === 'string' ? id : undefined, event, delay };
    timers = [...timers.filter((timer) => own.id === undefined || timer.id !== own.id), own];
  }
  return timers;
}

/** The same for timers between which nobody sees a difference. */
export const timerText = (snapshot: AnyMachineSnapshot, { id, event, delay }: Delayed): string =>
  comparedText(snapshot, [id, delay, event]);

/** How a timer is called. */
export const delayOf = ({ id, delay }: Delayed): string => id ?? String(delay);

/** The first of each timers that are equal. */
export function unlikeOnes(snapshot: AnyMachineSnapshot, timers: readonly Delayed[]): Delayed[] {
  const first = new Map<string, Delayed>();
  for (const timer of timers) {
    const text = timerText(snapshot, timer);
    if (!first.has(text)) first.set(text, timer);
  }
  return [...first.values()];
}

/** A machine that begins timers and cancels none would have no end of configurations. */
const mostAlike = 2;

/** The timers without those of which enough wait that are equal. */
export function withoutPiles(
  snapshot: AnyMachineSnapshot,
  timers: readonly Delayed[],
): readonly Delayed[] {
  if (timers.length <= mostAlike) return timers;
  const counts = new Map<string, number>();
  const left = timers.filter((timer) => {
    const text = timerText(snapshot, timer);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count <= mostAlike;
  });
  return left.length === timers.length ? timers : left;
}

/** Letters of a machine to itself: they come right after the step. */
export const ownLetters = (actions: readonly Action[], self: AnyActor): AnyEventObject[] =>
  actions.flatMap((action) => {
    const { event, delay, to } = paramsOf(action);
    const isLetter = action.type === 'xstate.sendTo' && to === self && typeof delay !== 'number';
    return isLetter && isEvent(event) ? [event] : [];
  });
