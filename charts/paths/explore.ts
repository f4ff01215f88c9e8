import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Cause, causesIn, eventOf, eventsOf, heardIn } from './causes';
import { childNamed, childrenOf } from './children';
import { elementAt } from './elementAt';
import type { Model } from './fixtures';
import { comparedText, keyOf } from './keys';
import { type GuardAnswer, markMachine, takenIn } from './mark';
import { pureSteps, type Step } from './pure';
import { type Delayed, delayOf, timersAfter, timerText, withoutPiles } from './timers';

export { type Cause, eventOf } from './causes';
export { keyOf } from './keys';

interface Configuration {
  readonly index: number;
  readonly snapshot: AnyMachineSnapshot;
  /** What waits for its time. */
  readonly timers: readonly Delayed[];
  /** Actors that the machine still knows and that do nothing more. */
  readonly ended: ReadonlySet<AnyActor>;
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
  /** What the machine's own code threw: a mistake of the machine, which ends there. */
  readonly thrown?: unknown;
}

export interface Explored {
  readonly model: Model;
  readonly configurations: readonly Configuration[];
  readonly arcs: readonly Arc[];
  /** Events that do nothing in a configuration, by its index. */
  readonly refused: ReadonlyMap<number, readonly AnyEventObject[]>;
  /** Configurations whose steps were not followed because the bound was reached. */
  readonly cut: number;
  /** Whether more timers waited at once that are equal than were told apart. */
  readonly isPiled: boolean;
  /** Where steps are left out that a stage does not bring about: the reasons that it tells, by transition or event. */
  readonly onStage?: Readonly<Record<string, string>>;
}

/** More configurations than any chart that a person can read should have. */
export const mostConfigurations = 4_000;

export type CanCause = (
  cause: Extract<Cause, { kind: 'event' }>,
  snapshot: AnyMachineSnapshot,
) => boolean;

type Place = Pick<Configuration, 'snapshot' | 'timers' | 'ended'>;

/** What is left to wait for, and who has ended, once a cause has come about. */
function placeAfter(before: Place, cause: Cause, { snapshot, actions }: Step, self: AnyActor) {
  const isFired = (timer: Delayed) =>
    cause.kind === 'time' &&
    timer.event.type === cause.type &&
    (!cause.event || (timer.event === cause.event && delayOf(timer) === cause.delay));
  const fired = before.timers.findIndex(isFired);
  const waiting = fired < 0 ? before.timers : before.timers.toSpliced(fired, 1);
  const isEnd = cause.kind === 'result' || cause.kind === 'failure';
  const child = isEnd ? childNamed(before.snapshot, cause.id) : null;
  if (snapshot.status !== 'active')
    return { snapshot, timers: [], ended: new Set<AnyActor>(), isPiled: false };
  const ended = child ? new Set([...before.ended, child.ref]) : before.ended;
  const alive = new Set(childrenOf(snapshot).map(({ ref }) => ref));
  const isGone = [...ended].some((ref) => !alive.has(ref));
  const all = timersAfter(waiting, actions, self);
  const timers = withoutPiles(snapshot, all);
  return {
    snapshot,
    timers,
    isPiled: timers !== all,
    ended: isGone ? new Set([...ended].filter((ref) => alive.has(ref))) : ended,
  };
}

/** What of a place is not in its snapshot. */
const waitingKey = ({ snapshot, timers, ended }: Place) =>
  comparedText(snapshot, [
    timers.map((timer) => timerText(snapshot, timer)).sort(),
    childrenOf(snapshot).flatMap(({ ref, name }) => (ended.has(ref) ? [name] : [])),
  ]);

/**
 * Follows everything that a model says may happen from every start, each configuration once. Pure: no actor is
 * started, and no action is carried out unless the model says that it harms nothing. Time is not measured: of what waits
 * for it anything may come first.
 */
export function explore(
  model: Model,
  bound = mostConfigurations,
  canCause: CanCause = () => true,
): Explored {
  const { fixtures } = model;
  const marked = markMachine(model.machine);
  const pure = pureSteps(marked.machine, fixtures.effects);
  const known = new Map<string, number>();
  const configurations: Configuration[] = [];
  const arcs: Arc[] = [];
  const refused = new Map<number, AnyEventObject[]>();

  let isPiled = false;
  const place = (at: Place): number => {
    const key = `${keyOf(at.snapshot, fixtures)} ${waitingKey(at)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const index = configurations.length;
    known.set(key, index);
    configurations.push({ index, ...at, final: at.snapshot.status !== 'active' });
    return index;
  };
  const join = (from: Configuration | null, cause: Cause, step: Step) => {
    const { snapshot, actions } = step;
    const taken = takenIn(actions);
    const asked = marked.takeAsked();
    if (from && cause.kind === 'event' && taken.length === 0 && snapshot.status === 'active')
      refused.set(from.index, [...(refused.get(from.index) ?? []), cause.event]);
    const before = from ?? { snapshot, timers: [], ended: new Set<AnyActor>() };
    const { isPiled: isOne, ...after } = placeAfter(before, cause, step, pure.self);
    isPiled ||= isOne;
    const isSame =
      after.snapshot === from?.snapshot &&
      after.timers === from.timers &&
      after.ended === from.ended;
    const to = isSame ? from.index : place(after);
    arcs.push({
      index: arcs.length,
      from: from?.index ?? null,
      to,
      cause,
      taken,
      asked,
      ...('thrown' in step && { thrown: step.thrown }),
    });
  };

  for (const [input, value] of Object.entries(fixtures.inputs))
    join(null, { kind: 'start', input }, pure.start(value));
  const events = eventsOf(fixtures);
  let followed = 0;
  for (; followed < Math.min(configurations.length, bound); followed += 1) {
    const from = elementAt(configurations, followed);
    const { snapshot, timers, ended, final } = from;
    if (final) continue;
    const heard = heardIn(snapshot);
    for (const cause of causesIn(snapshot, fixtures, events, timers, ended)) {
      if (cause.kind === 'start') continue;
      if (cause.kind === 'event' && !canCause(cause, snapshot)) continue;
      const event = eventOf(cause, snapshot);
      // A failure that nobody hears ends the machine.
      const isHeard = cause.kind === 'failure' || !heard || heard.has(event.type);
      join(from, cause, isHeard ? pure.take(snapshot, event) : { snapshot, actions: [] });
    }
  }
  return { model, configurations, arcs, refused, cut: configurations.length - followed, isPiled };
}
