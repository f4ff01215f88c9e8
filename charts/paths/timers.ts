import type { AnyActor, AnyEventObject } from 'xstate';

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
    timers = [...timers, { id: typeof id === 'string' ? id : undefined, event, delay }];
  }
  return timers;
}

/** Letters of a machine to itself: they come right after the step. */
export const ownLetters = (actions: readonly Action[], self: AnyActor): AnyEventObject[] =>
  actions.flatMap((action) => {
    const { event, delay, to } = paramsOf(action);
    const isLetter = action.type === 'xstate.sendTo' && to === self && typeof delay !== 'number';
    return isLetter && isEvent(event) ? [event] : [];
  });
