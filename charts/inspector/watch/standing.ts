import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { mask, type Openness } from '../../model/mask';
import { safeName } from '../../model/safeName';
import type { SeenEvent, Standing, Timer } from '../protocol';

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;

export function seenEvent(event: { type: string }, open: Openness): SeenEvent {
  const { type, ...rest } = event;
  const fields = mask(rest, open);
  const plain = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  return { ...(plain ? fields : {}), type: safeName(type) };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function timersOf(actor: AnyActorRef): Timer[] {
  const scheduled = fieldOf(actor.system.getSnapshot(), '_scheduledEvents');
  if (typeof scheduled !== 'object' || scheduled === null) return [];
  return Object.values(scheduled).flatMap((one: unknown): Timer[] => {
    if (fieldOf(one, 'source') !== actor) return [];
    const event = fieldOf(fieldOf(one, 'event'), 'type');
    const ends = Number(fieldOf(one, 'startedAt')) + Number(fieldOf(one, 'delay'));
    return typeof event === 'string' && Number.isFinite(ends) ? [{ event, ends }] : [];
  });
}

/** Ids of the innermost active states and of those around them, outermost first. */
const activeIn = (snapshot: AnyMachineSnapshot): string[] =>
  [...snapshot._nodes].sort((a, b) => a.order - b.order).map(({ id }) => id);

/** An actor without its context, and without what its guards say. */
export function standingOf(
  actor: AnyActorRef,
  snapshot: unknown,
): Omit<Standing, 'context' | 'asked'> {
  const status = String(fieldOf(snapshot, 'status') ?? 'active');
  if (!isMachineSnapshot(snapshot))
    return { status, value: null, active: [], tags: [], timers: [] };
  return {
    status,
    value: snapshot.value,
    active: activeIn(snapshot),
    tags: [...snapshot.tags],
    timers: timersOf(actor),
  };
}
