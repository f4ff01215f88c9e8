import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { nodesOf } from '../model/snapshots';
import { elementAt } from './elementAt';
import type { AnyFixtures, Model } from './fixtures';
import { type GuardAnswer, type Marked, markMachine, takenIn } from './mark';
import { pureSteps, type Step } from './pure';

/** Why a step happens: somebody's event, an actor's end, or time. */
export type Cause =
  | { kind: 'start'; input: string }
  | { kind: 'event'; event: AnyEventObject }
  | { kind: 'result'; actor: string; id: string; name: string; output: unknown }
  | { kind: 'failure'; actor: string; id: string; error: unknown }
  | { kind: 'time'; delay: string; type: string };

interface Configuration {
  readonly index: number;
  readonly snapshot: AnyMachineSnapshot;
  /** Nothing can happen any more. */
  readonly final: boolean;
}

export interface Arc {
  readonly index: number;
  /** Null for a start. */
  readonly from: number | null;
  readonly to: number;
  readonly cause: Cause;
  /** Ids of the transitions taken, in order; none where guards refused an event. */
  readonly taken: readonly string[];
  readonly asked: readonly GuardAnswer[];
}

export interface Explored {
  readonly model: Model;
  readonly configurations: readonly Configuration[];
  readonly arcs: readonly Arc[];
  /** Events that do nothing in a configuration, by its index. */
  readonly refused: ReadonlyMap<number, readonly AnyEventObject[]>;
  /** Configurations whose steps were not followed because the bound was reached. */
  readonly cut: number;
}

/** More configurations than any chart that a person can read should have. */
export const mostConfigurations = 4_000;

const plain = (_key: string, value: unknown): unknown => {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Error) return { error: value.message };
  return value;
};

export function keyOf(snapshot: AnyMachineSnapshot, fixtures: AnyFixtures): string {
  const { value, status, children, historyValue, context, output } = snapshot;
  const history = Object.entries<AnyStateNode[]>(historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const known = fixtures.project ? fixtures.project(context) : context;
  const end = fixtures.ends && status === 'done' ? fixtures.ends(output) : output;
  return JSON.stringify([value, status, Object.keys(children).sort(), history, known, end], plain);
}

const invokesOf = (snapshot: AnyMachineSnapshot) =>
  nodesOf(snapshot).flatMap(({ invoke }) => invoke);

/** What somebody may do anywhere. */
const eventsOf = ({ events }: AnyFixtures): Cause[] =>
  Object.entries(events).flatMap(([type, payloads]) =>
    payloads.map((payload): Cause => ({ kind: 'event', event: { ...payload, type } })),
  );

/** What may happen in a configuration, in a fixed order. */
function causesIn(
  snapshot: AnyMachineSnapshot,
  fixtures: AnyFixtures,
  events: readonly Cause[],
): Cause[] {
  const ends = invokesOf(snapshot).flatMap(({ id, src }): Cause[] => {
    const actor = String(src);
    const results = Object.entries(fixtures.results[actor] ?? {}).map(
      ([name, output]): Cause => ({ kind: 'result', actor, id, name, output }),
    );
    const failures = (fixtures.failures ?? [new Error('unreachable')]).map(
      (error): Cause => ({ kind: 'failure', actor, id, error }),
    );
    return [...results, ...failures];
  });
  const times = nodesOf(snapshot).flatMap((node) =>
    node.after.map(
      ({ delay, eventType }): Cause => ({
        kind: 'time',
        delay: String(delay),
        type: eventType,
      }),
    ),
  );
  return [...events, ...ends, ...times];
}

/** What a configuration listens to; null where it may listen to anything. */
function heardIn(snapshot: AnyMachineSnapshot): ReadonlySet<string> | null {
  const nodes = nodesOf(snapshot);
  const heard = nodes.flatMap(({ transitions }) => [...transitions.keys()]);
  const isOpen = nodes.some(({ always }) => always && always.length > 0);
  return isOpen || heard.some((type) => type.includes('*')) ? null : new Set(heard);
}

/** The event by which XState tells a machine of a cause. */
export function eventOf(cause: Exclude<Cause, { kind: 'start' }>): AnyEventObject {
  if (cause.kind === 'event') return cause.event;
  if (cause.kind === 'time') return { type: cause.type };
  const { id } = cause;
  return cause.kind === 'result'
    ? { type: `xstate.done.actor.${id}`, output: cause.output, actorId: id }
    : { type: `xstate.error.actor.${id}`, error: cause.error, actorId: id };
}

export type CanCause = (
  cause: Extract<Cause, { kind: 'event' }>,
  snapshot: AnyMachineSnapshot,
) => boolean;

/**
 * Follows everything that a model says may happen from every start, each configuration once. Pure: no actor is
 * started, no action is carried out.
 */
export function explore(
  model: Model,
  bound = mostConfigurations,
  canCause: CanCause = () => true,
): Explored {
  const { fixtures } = model;
  const marked: Marked = markMachine(model.machine);
  const pure = pureSteps(marked.machine);
  const known = new Map<string, number>();
  const configurations: Configuration[] = [];
  const arcs: Arc[] = [];
  const refused = new Map<number, AnyEventObject[]>();

  const place = (snapshot: AnyMachineSnapshot): number => {
    const key = keyOf(snapshot, fixtures);
    const found = known.get(key);
    if (found !== undefined) return found;
    const index = configurations.length;
    known.set(key, index);
    configurations.push({ index, snapshot, final: snapshot.status !== 'active' });
    return index;
  };
  const join = (from: number | null, cause: Cause, [snapshot, actions]: Step) => {
    const taken = takenIn(actions);
    const asked = marked.takeAsked();
    const event = cause.kind === 'event' ? cause.event : null;
    if (from !== null && event && taken.length === 0 && snapshot.status === 'active') {
      refused.set(from, [...(refused.get(from) ?? []), event]);
    }
    const isSame = from !== null && configurations[from]?.snapshot === snapshot;
    const to = isSame ? from : place(snapshot);
    arcs.push({ index: arcs.length, from, to, cause, taken, asked });
  };

  for (const [input, value] of Object.entries(fixtures.inputs))
    join(null, { kind: 'start', input }, pure.start(value));
  const events = eventsOf(fixtures);
  let followed = 0;
  for (; followed < Math.min(configurations.length, bound); followed += 1) {
    const { snapshot, final } = elementAt(configurations, followed);
    if (final) continue;
    const heard = heardIn(snapshot);
    for (const cause of causesIn(snapshot, fixtures, events)) {
      if (cause.kind === 'start') continue;
      if (cause.kind === 'event' && !canCause(cause, snapshot)) continue;
      const event = eventOf(cause);
      const isHeard = !heard || heard.has(event.type);
      join(followed, cause, isHeard ? pure.take(snapshot, event) : [snapshot, []]);
    }
  }
  return { model, configurations, arcs, refused, cut: configurations.length - followed };
}
