import {
  type ActorLogic,
  type AnyActor,
  type AnyActorLogic,
  type AnyStateMachine,
  type createActor,
  type InspectionEvent,
  initialTransition,
  SimulatedClock,
  StateMachine,
} from 'xstate';
import { type Heard, hear } from '../../charts/paths/approved/witness';
import type { Worn } from '../../charts/paths/mutation/worn';
import { scripted, scriptedMachine } from '../../charts/paths/run';

/** The flow that is waited for: the next one of its id that the product starts is put on the stage. */
const waiting: {
  id: string | null;
  input: unknown;
  shown: readonly string[];
  found: AnyActor | null;
} = { id: null, input: undefined, shown: [], found: null };

export function waitForFlow(id: string, input: unknown, shown: readonly string[]): void {
  Object.assign(waiting, { id, input, shown, found: null });
}

/** A mistake that the flow's machine has from now on, or none. */
const mistake: { worn: Worn | null } = { worn: null };
export function wear(worn: Worn | null): void {
  mistake.worn = worn;
}

/** @throws Error while it has not started */
export function startedFlow(): AnyActor {
  if (!waiting.found) throw new Error(`Nothing started the flow ${waiting.id}`);
  return waiting.found;
}

/** What the server answers, by path; all else waits for ever. */
export const answers = new Map<string, unknown>();

export const namesGiven = new Set<string>();

/** In the place of the client: it reaches no server. */
export const call = ({ path }: { path: string }): Promise<unknown> =>
  answers.has(path) ? Promise.resolve(answers.get(path)) : new Promise(() => undefined);
export const onUnauthenticated = () => () => undefined;
export const setGuestRenewal = () => undefined;

/** A flow within a flow as it is at its beginning: its screens can be seen, and it does nothing. */
const atItsBeginning = (logic: unknown): ActorLogic<never, never> =>
  (logic instanceof StateMachine
    ? {
        ...scripted,
        getInitialSnapshot: (_scope: unknown, input: unknown) =>
          initialTransition(logic as never, input as never)[0],
        transition: (snapshot: object, cue: never) => {
          const next = scripted.transition(snapshot as never, cue, undefined as never);
          return next === snapshot ? snapshot : { ...snapshot, ...next };
        },
      }
    : scripted) as unknown as ActorLogic<never, never>;

/** An actor as the product has it, which people answer on the screen; the script may end it all the same. */
const answeredByHand = (logic: AnyActorLogic): AnyActorLogic => ({
  ...logic,
  transition: (snapshot, event, scope) => {
    const told = scripted.transition(snapshot, event as never, scope as never);
    if (told === snapshot) return logic.transition(snapshot, event, scope);
    // What it has begun ends with it.
    logic.transition(snapshot, { type: 'xstate.stop' }, scope);
    return { ...snapshot, ...told };
  },
});

/** The machine as the product has it, its actors waiting for the script whatever a later render gives it. */
function onStage(machine: AnyStateMachine, shown: readonly string[]): AnyStateMachine {
  const set = scriptedMachine(machine, (logic, src) =>
    shown.includes(src)
      ? answeredByHand(logic as AnyActorLogic)
      : (atItsBeginning(logic) as unknown as AnyActorLogic),
  );
  let held = set.implementations;
  Object.defineProperty(set, 'implementations', {
    get: () => held,
    set: (next: typeof held) => {
      const own = mistake.worn ? mistake.worn.implementations(next) : next;
      held = { ...own, actors: held.actors };
    },
  });
  return set;
}

/** What staged flows did since they were asked last. */
const heardOf = new WeakMap<AnyActor, Heard>();
export function heard(actor: AnyActor): Heard {
  const known = heardOf.get(actor) ?? { done: [], taken: [], told: [] };
  heardOf.set(actor, { done: [], taken: [], told: [] });
  return known;
}

/** Notes from its making on what a flow does: its first step is made then. */
function listening() {
  let own: AnyActor | null = null;
  let first: Heard | null = { done: [], taken: [], told: [] };
  const inspect = (inspection: InspectionEvent) => {
    if (own === null && inspection.type === '@xstate.actor') own = inspection.actorRef as AnyActor;
    const known = (own && heardOf.get(own)) ?? first;
    if (known) hear(known, inspection, own);
  };
  const of = (actor: AnyActor) => {
    if (first) heardOf.set(actor, first);
    first = null;
  };
  return { inspect, of };
}

/** XState's `createActor`, but for the flow that is waited for. */
export const stagedActor = (create: typeof createActor): typeof createActor => {
  const staged = (logic: AnyStateMachine, options?: object) => {
    if (waiting.id === null || logic.id !== waiting.id) return create(logic, options as never);
    const { input, shown } = waiting;
    const machine = mistake.worn ? mistake.worn.machine(logic) : logic;
    const { inspect, of } = listening();
    const actor: AnyActor = create(onStage(machine, shown), {
      ...options,
      input,
      clock: new SimulatedClock(),
      inspect,
    } as never);
    of(actor);
    // A component whose code has yet to arrive makes its flow anew when it has: the one that starts counts.
    const start = actor.start.bind(actor);
    actor.start = () => {
      if (waiting.id === logic.id) Object.assign(waiting, { id: null, found: actor });
      return start();
    };
    return actor;
  };
  return staged as typeof createActor;
};
