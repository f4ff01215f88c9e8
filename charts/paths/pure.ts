import {
  type AnyActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type ExecutableActionObject,
} from 'xstate';
import { isEffect, mostSteps, restless, standInsFor } from './standIns';
import { ownLetters } from './timers';

/** What a step leads to, and the actions that it would carry out. */
export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  readonly actions: readonly ExecutableActionObject[];
  /** What the machine's own code threw, which ended it. */
  readonly thrown?: unknown;
}

export interface Pure {
  readonly self: AnyActor;
  start(input: unknown): Step;
  take(snapshot: AnyMachineSnapshot, event: AnyEventObject): Step;
}

const actorsIn = ({ children }: AnyMachineSnapshot): AnyActor[] =>
  Object.values<AnyActor | undefined>(children).flatMap((child) => child ?? []);

/** The first that a watched actor shows is what it begins with, as soon as it is started. */
const firstSights = (before: ReadonlySet<AnyActor>, now: AnyMachineSnapshot): AnyEventObject[] =>
  actorsIn(now).flatMap((child) =>
    '_syncSnapshot' in child && child._syncSnapshot && !before.has(child)
      ? [{ type: `xstate.snapshot.${child.id}`, snapshot: child.getSnapshot() }]
      : [],
  );

/** The actors that are known by a name in all of a system, as far as one machine knows them. */
function registry(self: AnyActor) {
  let known = new Map<string, AnyActor>();
  Object.assign(self.system, {
    _set: (name: string, actor: AnyActor) => known.set(name, actor),
    get: (name: string) => known.get(name),
    getAll: () => Object.fromEntries(known),
  });
  return (snapshot: AnyMachineSnapshot | null) => {
    const actors = snapshot ? actorsIn(snapshot) : [];
    known = new Map(
      actors.flatMap((actor) => (actor.systemId === undefined ? [] : [[actor.systemId, actor]])),
    );
  };
}

/**
 * The same as XState's own `initialTransition` and `transition`, of which each call makes an actor and asks the machine
 * for its initial state once more: here one actor that is never started serves all steps. What a machine tells itself
 * belongs to the step.
 */
export function pureSteps(machine: AnyStateMachine, effects = false): Pure {
  const self: AnyActor = createActor(machine, { inspect: standInsFor() });
  const know = registry(self);
  let actions: ExecutableActionObject[] = [];
  let isStarting = false;
  const carryOut = ({ type, exec, info, params }: ExecutableActionObject) => {
    if (effects && isEffect(type)) exec?.(info, params);
  };
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: (action) => {
      actions.push(action);
      if (!isStarting) carryOut(action);
    },
  };
  const step = (at: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot => {
    // What the machine reads of itself in the midst of a step is where it stood before.
    Object.assign(self, { _snapshot: at });
    return machine.transition(at, event, scope);
  };
  /** Goes on with what the machine tells itself by a step, until it has nothing more to say. */
  function settle(first: AnyMachineSnapshot, before: ReadonlySet<AnyActor>): Step {
    let at = first;
    let told = 0;
    let known = before;
    const letters: AnyEventObject[] = [];
    const listen = () => {
      letters.push(...firstSights(known, at), ...ownLetters(actions.slice(told), self));
      known = new Set(actorsIn(at));
      told = actions.length;
    };
    listen();
    try {
      for (let next = letters.shift(), row = 0; next; next = letters.shift(), row += 1) {
        if (at.status !== 'active') break;
        if (row >= mostSteps) throw restless();
        at = step(at, next);
        listen();
      }
    } catch (thrown) {
      return { snapshot: failed(at, thrown), actions, thrown };
    }
    return { snapshot: at, actions };
  }
  const failed = (at: AnyMachineSnapshot, error: unknown): AnyMachineSnapshot => ({
    ...at,
    status: 'error',
    error,
  });
  return {
    self,
    start: (input) => {
      know(null);
      actions = [];
      isStarting = true;
      const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input);
      isStarting = false;
      if (snapshot.status === 'error') return { snapshot, actions, thrown: snapshot.error };
      try {
        actions.forEach(carryOut);
      } catch (thrown) {
        return { snapshot: failed(snapshot, thrown), actions, thrown };
      }
      return settle(snapshot, new Set());
    },
    take: (snapshot, event) => {
      know(snapshot);
      actions = [];
      try {
        return settle(step(snapshot, event), new Set(actorsIn(snapshot)));
      } catch (thrown) {
        return { snapshot: failed(snapshot, thrown), actions, thrown };
      }
    },
  };
}
