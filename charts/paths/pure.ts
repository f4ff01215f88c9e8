import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type ExecutableActionObject,
} from 'xstate';

export type Step = readonly [AnyMachineSnapshot, readonly ExecutableActionObject[]];

export interface Pure {
  start(input: unknown): Step;
  take(snapshot: AnyMachineSnapshot, event: AnyEventObject): Step;
}

/**
 * The same as XState's own `initialTransition` and `transition`, of which each call makes an actor and asks the machine
 * for its initial state once more: here one actor that is never started serves all steps.
 */
export function pureSteps(machine: AnyStateMachine): Pure {
  const self = createActor(machine);
  // Its children have the same names in every step.
  Object.assign(self.system, { _set: () => undefined });
  let actions: ExecutableActionObject[] = [];
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
    },
  };
  const step = (make: () => AnyMachineSnapshot): Step => {
    actions = [];
    return [make(), actions];
  };
  return {
    start: (input) => step(() => machine.getInitialSnapshot(scope, input)),
    take: (snapshot, event) => step(() => machine.transition(snapshot, event, scope)),
  };
}
