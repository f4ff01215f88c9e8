import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { nodesOf } from '../model/snapshots';
import { type Child, childNamed, childrenOf } from './children';
import type { AnyFixtures } from './fixtures';
import { type Delayed, delayOf, unlikeOnes } from './timers';

/** Why a step happens: somebody's event, an actor's end, or time. */
export type Cause =
  | { kind: 'start'; input: string }
  | { kind: 'event'; event: AnyEventObject }
  | { kind: 'result'; actor: string; id: string; name: string; output: unknown }
  | { kind: 'failure'; actor: string; id: string; error: unknown }
  /** An event of the machine's own, where it is more than its type. */
  | { kind: 'time'; delay: string; type: string; event?: AnyEventObject };

/** What somebody may do anywhere. */
export const eventsOf = ({ events }: AnyFixtures): Cause[] =>
  Object.entries(events).flatMap(([type, payloads]) =>
    payloads.map((payload): Cause => ({ kind: 'event', event: { ...payload, type } })),
  );

/** Machines and reducers fail by their own mistakes alone; what reaches out of the machine may fail at any time. */
const mayFail = ({ isInvoked, ref }: Child) => isInvoked || 'input' in ref.getSnapshot();

/** How an actor may end. */
export function endsOf(child: Child, fixtures: AnyFixtures, canFail = mayFail(child)): Cause[] {
  const { actor, name: id } = child;
  const known = fixtures.results[actor] ?? fixtures.results[id] ?? {};
  const results = Object.entries(known).map(
    ([name, output]): Cause => ({ kind: 'result', actor, id, name, output }),
  );
  if (!canFail) return results;
  const failures = (fixtures.failures ?? [new Error('unreachable')]).map(
    (error): Cause => ({ kind: 'failure', actor, id, error }),
  );
  return [...results, ...failures];
}

/** What a watched actor may show. */
export const sightsOf = (
  { actor, name, id, ref }: Child,
  { snapshots = {} }: AnyFixtures,
): Cause[] =>
  '_syncSnapshot' in ref && ref._syncSnapshot
    ? Object.values(snapshots[actor] ?? snapshots[name] ?? {}).map((snapshot): Cause => {
        const event = { type: `xstate.snapshot.${id}`, snapshot };
        return { kind: 'event', event };
      })
    : [];

/** What time may bring, in the order of the states that wait for it; what the machine sends itself comes last. */
function timesIn(snapshot: AnyMachineSnapshot, timers: readonly Delayed[]): Cause[] {
  const known = new Set<string>();
  const after = nodesOf(snapshot).flatMap((node) =>
    node.after.flatMap(({ delay, eventType }): Cause[] => {
      known.add(eventType);
      const isRunning = timers.some(({ event }) => event.type === eventType);
      return isRunning ? [{ kind: 'time', delay: String(delay), type: eventType }] : [];
    }),
  );
  const others = timers.filter(({ event }) => !known.has(event.type));
  const own = unlikeOnes(snapshot, others).map((timer): Cause => {
    const { event } = timer;
    return { kind: 'time', delay: delayOf(timer), type: event.type, event };
  });
  return [...after, ...own];
}

/** What may happen in a configuration, in a fixed order. */
export function causesIn(
  snapshot: AnyMachineSnapshot,
  fixtures: AnyFixtures,
  events: readonly Cause[],
  timers: readonly Delayed[],
  ended: ReadonlySet<AnyActor>,
): Cause[] {
  const order = nodesOf(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => String(id)));
  const placeOf = ({ id, isInvoked }: Child) => (isInvoked ? order.indexOf(id) : order.length);
  const alive = childrenOf(snapshot)
    .filter(({ ref }) => !ended.has(ref))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return [
    ...events,
    ...alive.flatMap((child) => endsOf(child, fixtures)),
    ...alive.flatMap((child) => sightsOf(child, fixtures)),
    ...timesIn(snapshot, timers),
  ];
}

/** What a configuration listens to; null where it may listen to anything. */
export function heardIn(snapshot: AnyMachineSnapshot): ReadonlySet<string> | null {
  const nodes = nodesOf(snapshot);
  const heard = nodes.flatMap(({ transitions }) => [...transitions.keys()]);
  const isOpen = nodes.some(({ always }) => always && always.length > 0);
  return isOpen || heard.some((type) => type.includes('*')) ? null : new Set(heard);
}

/** The event by which XState tells a machine of a cause, where it stands if actors have no ids of their own. */
export function eventOf(
  cause: Exclude<Cause, { kind: 'start' }>,
  snapshot?: AnyMachineSnapshot,
): AnyEventObject {
  if (cause.kind === 'event') return cause.event;
  if (cause.kind === 'time') return cause.event ?? { type: cause.type };
  const id = (snapshot && childNamed(snapshot, cause.id)?.id) ?? cause.id;
  return cause.kind === 'result'
    ? { type: `xstate.done.actor.${id}`, output: cause.output, actorId: id }
    : { type: `xstate.error.actor.${id}`, error: cause.error, actorId: id };
}
