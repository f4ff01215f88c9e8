import {
  Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromPromise,
  fromTransition,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import type { Delayed } from './timers';

/** Ends an actor that stands in for another one. */
export const resolves = 'charts.resolves';
export const rejects = 'charts.rejects';

/** More steps in a row than a machine that rests at some time takes. */
export const mostSteps = 1_000;

/** An error that ends a machine which writes to itself for ever. */
export const restless = () =>
  new Error(`Infinite loop detected: more than ${mostSteps} events in a row without rest`);

type Held = Snapshot<unknown>;

const fresh: Held = { status: 'active', output: undefined, error: undefined };

/** An actor that begins as another one does, and then does nothing until it is told its end. */
export function standInFor(logic: AnyActorLogic): AnyActorLogic {
  return {
    config: undefined,
    getInitialSnapshot: (scope, input) => {
      try {
        const muted = { ...scope, actionExecutor: () => undefined, defer: () => undefined };
        return { ...logic.getInitialSnapshot(muted, input), ...fresh };
      } catch {
        return fresh;
      }
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot: Held, { type, value }: { type: string; value?: unknown }) => {
      if (type === resolves)
        return { ...snapshot, status: 'done', output: value, error: undefined };
      if (type === rejects)
        return { ...snapshot, status: 'error', output: undefined, error: value };
      return snapshot;
    },
  };
}

/** XState's own actions only tell it what to do; the others reach out into the world. */
export const isEffect = (type: string): boolean => !type.startsWith('xstate.');

/** A copy of a machine that cannot run for ever, with somebody for each name of an actor that no logic was given for. */
export function boundedCopy(machine: AnyStateMachine, guards = {}): AnyStateMachine {
  const copy: AnyStateMachine = machine.provide({
    guards,
    actors: Object.fromEntries(unknownActors(machine).map((src) => [src, createEmptyLogic()])),
  });
  const { maxIterations } = { maxIterations: Number.POSITIVE_INFINITY, ...copy.options };
  const options = { ...copy.options, maxIterations: Math.min(maxIterations, mostSteps) };
  return Object.assign(copy, { options });
}

const createEmptyLogic = () => fromPromise(() => new Promise<never>(() => undefined));

const invokesOf = (node: AnyStateNode): readonly { src: unknown }[] => [
  ...node.invoke,
  ...Object.values(node.states).flatMap((child) => invokesOf(child)),
];

const unknownActors = ({ root, implementations }: AnyStateMachine): string[] =>
  invokesOf(root).flatMap(({ src }) => {
    const isNamed = typeof src === 'string' && !src.startsWith('xstate.invoke.');
    return isNamed && !(src in (implementations.actors ?? {})) ? [src] : [];
  });

/**
 * Watches a system that begins: who is not the first actor of it does nothing, also where its logic stands in the midst of
 * the machine; somebody is there that the first can write to as its parent.
 */
export function standInsFor(): (inspection: InspectionEvent) => void {
  let self: unknown = null;
  let row = 0;
  return (inspection) => {
    const { type, actorRef } = inspection;
    if (type === '@xstate.actor') {
      if (self === null) {
        self = actorRef;
        Object.assign(actorRef, { _parent: createActor(fromTransition((state) => state, null)) });
      } else if (actorRef instanceof Actor)
        Object.assign(actorRef, { logic: standInFor(actorRef.logic) });
    }
    if (type !== '@xstate.event') return;
    row = inspection.sourceRef ? row + 1 : 0;
    if (actorRef === self && row > mostSteps) throw restless();
  };
}

/** A machine of which, unless it is said so, nobody carries the effects out. */
function inert(machine: AnyStateMachine, effects: boolean): AnyStateMachine {
  if (effects) return machine;
  const { transition, getInitialSnapshot } = machine;
  const quiet = (scope: AnyActorScope): AnyActorScope => ({
    ...scope,
    actionExecutor: (action) =>
      scope.actionExecutor(isEffect(action.type) ? { ...action, exec: undefined } : action),
  });
  const still: Pick<AnyStateMachine, 'transition' | 'getInitialSnapshot'> = {
    transition: (snapshot, event, scope) => transition(snapshot, event, quiet(scope)),
    getInitialSnapshot: (scope, input) => getInitialSnapshot(quiet(scope), input),
  };
  return Object.assign(machine, still);
}

/** An actor of a machine whose children are stand-ins, on a clock that stands still. */
export function actorAmongStandIns(
  machine: AnyStateMachine,
  input: unknown,
  effects: boolean,
): AnyActor {
  const actor = createActor(inert(boundedCopy(machine), effects), {
    input,
    inspect: standInsFor(),
    clock: new SimulatedClock(),
    logger: () => undefined,
  });
  actor.subscribe({ error: () => undefined });
  return actor.start();
}

/** Stops it: only who has no parent can be stopped from without. */
export function stopAmongStandIns(actor: AnyActor): void {
  Object.assign(actor, { _parent: undefined });
  actor.stop();
}

const ownSchedule = (actor: AnyActor) =>
  Object.values(actor.system.getSnapshot()._scheduledEvents).filter(
    ({ source, target }) => source === actor && target === actor,
  );

/** What an actor will send itself. */
export const scheduledBy = (actor: AnyActor): Delayed[] =>
  ownSchedule(actor).map(({ id, event, delay }) => ({ id, event, delay }));

/** Lets a time be over for which an actor waits; throws where it waits for no such time. */
export function letPass(actor: AnyActor, type: string, exactly?: AnyEventObject): void {
  const waiting = ownSchedule(actor).find(({ event }) =>
    exactly ? event === exactly : event.type === type,
  );
  if (!waiting) throw new Error(`No time is waited for that brings ${type}`);
  actor.system.scheduler.cancel(actor, waiting.id);
}
