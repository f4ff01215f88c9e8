import { type AnyMachineSnapshot, StateMachine } from 'xstate';
import { nodesOf } from '../../../charts/model/snapshots';
import type { Model } from '../../../charts/package/define';
import { explore } from '../../../charts/package/paths';
import { type Child, childrenOf } from '../../../charts/paths/children';
import { type Arc, eventOf } from '../../../charts/paths/explore';
import { type Pure, pureSteps, type Step } from '../../../charts/paths/pure';
import type { Live } from './live';

/** Something that a chart waits for: an actor that the product gave it, in one of its states. */
export interface Waiting {
  readonly flow: string;
  readonly live: string;
  readonly state: string;
  readonly actor: string;
  readonly isBusy: boolean;
  readonly model: Model;
  /** In how many configurations it is waited for. */
  readonly configurations: number;
  /** Ways there, each to another configuration. */
  readonly ways: readonly (readonly Arc[])[];
}

/** People answer these, on screens of their own. */
const people = [
  'askToSignIn',
  'signIn',
  'askForPlace',
  'askForTrip',
  'askProvider',
  'askPermission',
  'locateDevice',
];

/** These begin other flows, which the matrix has for themselves. */
const flows = ['item addToCart', 'item startPurchase'];

export const isAsked = ({ actor }: Child, live: Live) =>
  people.includes(actor) ||
  flows.includes(`${live.machine.id} ${actor}`) ||
  live.machine.implementations.actors[actor] instanceof StateMachine;

/** Of more ways to one state some are taken, evenly: they differ in what matters least. */
const mostWays = 3;

const some = <T>(all: readonly T[]): T[] =>
  all.filter(
    (_, place) =>
      Math.floor((place * mostWays) / all.length) !==
      Math.floor(((place - 1) * mostWays) / all.length),
  );

/** The shortest ways to each configuration, by its index. */
function waysOf(arcs: readonly Arc[]): ReadonlyMap<number, readonly Arc[]> {
  const ways = new Map<number, readonly Arc[]>();
  for (const arc of arcs) {
    if (ways.has(arc.to)) continue;
    const before = arc.from === null ? [] : ways.get(arc.from);
    if (before) ways.set(arc.to, [...before, arc]);
  }
  return ways;
}

const stateOf = (snapshot: AnyMachineSnapshot, id: string) =>
  nodesOf(snapshot).find(({ invoke }) => invoke.some((one) => String(one.id) === id));

/** Everything that a flow of the product waits for and no person answers, each of its states with all ways there. */
export function waitingIn(model: Model, lives: readonly Live[]): Waiting[] {
  const { arcs, configurations } = explore(model);
  const ways = waysOf(arcs);
  return lives.flatMap((live) => {
    const found = new Map<string, Waiting & { ways: (readonly Arc[])[] }>();
    for (const { index, snapshot, final, ended } of configurations) {
      if (final) continue;
      for (const child of childrenOf(snapshot)) {
        const state = stateOf(snapshot, child.id);
        const way = ways.get(index);
        if (!state || !way || ended.has(child.ref) || isAsked(child, live)) continue;
        const key = `${state.id} ${child.actor}`;
        const known = found.get(key);
        if (known) known.ways.push(way);
        else
          found.set(key, {
            flow: model.name,
            live: live.name,
            state: state.id,
            actor: child.actor,
            isBusy: state.tags.includes('busy'),
            model,
            configurations: 0,
            ways: [way],
          });
      }
    }
    return [...found.values()].map((one) => ({
      ...one,
      configurations: one.ways.length,
      ways: some(one.ways),
    }));
  });
}

export interface Reached {
  readonly pure: Pure;
  readonly snapshot: AnyMachineSnapshot;
  /** What the shopper has told the flow on the way. */
  readonly told: readonly object[];
}

/** Takes a way once more, from its start. */
export function reach(
  { machine, fixtures }: Model,
  way: readonly Arc[],
  pure = pureSteps(machine),
): Reached {
  const [start, ...steps] = way;
  if (start?.cause.kind !== 'start') throw new Error('A way begins with a start');
  let at: Step = pure.start(fixtures.inputs[start.cause.input]);
  for (const { cause } of steps)
    if (cause.kind !== 'start') at = pure.take(at.snapshot, eventOf(cause, at.snapshot));
  const told = steps.flatMap(({ cause }) => (cause.kind === 'event' ? [cause.event] : []));
  return { pure, snapshot: at.snapshot, told };
}
