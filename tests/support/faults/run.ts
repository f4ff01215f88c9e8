import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromTransition,
} from 'xstate';
import { nodesOf } from '../../../charts/model/snapshots';
import { type Child, childrenOf } from '../../../charts/paths/children';
import type { Step } from '../../../charts/paths/pure';
import { stopAmongStandIns } from '../../../charts/paths/standIns';
import type { Emitted, Notify } from '../../../machines/emitted';
import type { Live } from './live';
import type { Reached } from './waiting';
import { isAsked } from './waiting';

/** How a flow ends up when nobody helps it: at its end, with the shopper, or still waiting. */
type Rest = 'ended' | 'shopper' | 'person' | 'waits';

export interface Aftermath {
  readonly rest: Rest;
  readonly snapshot: AnyMachineSnapshot;
  readonly said: readonly Notify[];
  readonly events: readonly AnyEventObject[];
}

/** Once an actor has run, all its code is there: what it does then takes few turns. */
const turns = { first: 300, later: 50 };
const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
const known = new Set<AnyActorLogic>();

/** Lets the product's own actor do its work, and notes what it tells the chart; nothing when it goes on waiting. */
export async function outcomeOf(
  logic: AnyActorLogic,
  id: string,
  input: unknown,
  activity: () => number,
) {
  const heard: AnyEventObject[] = [];
  const parent: AnyActorRef = createActor(
    fromTransition((state: null, event: AnyEventObject) => {
      heard.push(event);
      return state;
    }, null),
  ).start();
  const actor = createActor(logic, { id, input, parent });
  actor.start();
  const most = known.has(logic) ? turns.later : turns.first;
  for (let turn = 0, seen = -1; turn < most && heard.length === 0; turn += 1) {
    if (activity() !== seen) turn = 0;
    seen = activity();
    await aTurn();
  }
  if (heard.length > 0) known.add(logic);
  stopAmongStandIns(actor);
  return heard;
}

const isNotice = (event: Emitted): event is Notify => event.type === 'notify';

const noticesIn = ({ actions }: Step) =>
  actions.flatMap(({ type, params }) => {
    const { event } = (type === 'xstate.emit' ? params : {}) as { event?: Emitted };
    return event && isNotice(event) ? [event] : [];
  });

/** Whom a chart waits for that is no person, first come first. */
const worker = (
  snapshot: AnyMachineSnapshot,
  live: Live,
  done: ReadonlySet<unknown>,
): Child | undefined =>
  childrenOf(snapshot).find(
    (child) => child.isInvoked && !done.has(child.ref) && !isAsked(child, live),
  );

const isBusy = (snapshot: AnyMachineSnapshot) => snapshot.tags.has('busy');

const mostSteps = 12;

/**
 * What becomes of a flow whose actors all meet with the same, while the shopper does nothing. `first` is the actor that
 * it waits for now.
 */
export async function aftermath(
  { pure, snapshot: start }: Reached,
  live: Live,
  first: string,
  outcome: (child: Child) => Promise<readonly AnyEventObject[]>,
): Promise<Aftermath> {
  const said: Notify[] = [];
  const events: AnyEventObject[] = [];
  const done = new Set<unknown>();
  let snapshot = start;
  const take = (event: AnyEventObject) => {
    const step = pure.take(snapshot, event);
    if (step.thrown !== undefined) throw step.thrown;
    events.push(event);
    said.push(...noticesIn(step));
    snapshot = step.snapshot;
  };
  const ends = (rest: Rest): Aftermath => ({ rest, snapshot, said, events });
  for (let step = 0; step < mostSteps; step += 1) {
    if (snapshot.status !== 'active') return ends('ended');
    const child =
      step === 0
        ? childrenOf(snapshot).find(({ actor }) => actor === first)
        : isBusy(snapshot)
          ? worker(snapshot, live, done)
          : undefined;
    if (child) {
      done.add(child.ref);
      const heard = await outcome(child);
      if (heard.length === 0) return ends('waits');
      for (const event of heard) if (snapshot.status === 'active') take(event);
      continue;
    }
    const [later] = isBusy(snapshot) ? nodesOf(snapshot).flatMap(({ after }) => after) : [];
    if (!later) {
      const asks = childrenOf(snapshot).some((one) => one.isInvoked && isAsked(one, live));
      return ends(asks ? 'person' : isBusy(snapshot) ? 'waits' : 'shopper');
    }
    take({ type: later.eventType });
  }
  return ends('waits');
}
