import type { ComponentType } from 'react';
import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type OutputFrom,
  toPromise,
  waitFor,
} from 'xstate';
import { type OverlayProps, openOverlay } from './overlays';
import { listenToFlow } from './useFlow';

/** The screens of a flow that was started outside of them; they report when they have left. */
export type FlowScreens<Machine extends AnyStateMachine> = () => Promise<{
  default: ComponentType<OverlayProps<Actor<Machine>, void>>;
}>;

export interface RunningFlow<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>;
  /** Rejected with OverlayFailed where its screens could not be had. */
  readonly output: Promise<OutputFrom<Machine>>;
  /** The output, or undefined once it has failed and can be retried: nobody waits for it then. Rejected as the output. */
  readonly waited: Promise<OutputFrom<Machine> | undefined>;
}

/**
 * Starts a flow that mostly needs no screen: its emitted events go to the app, and its screens open
 * over the page only when the shopper has to answer something (tag `needsAnswer`).
 */
export function runFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  screens: FlowScreens<Machine>,
): RunningFlow<Machine> {
  const actor = createActor(machine, { input } as never) as Actor<Machine>;
  const ref: AnyActorRef = actor;
  let open = false;
  let giveUp: (error: unknown) => void = () => undefined;
  // What nobody can answer does not go on: its button could be pressed no more.
  const failed = new Promise<never>((_, reject) => {
    giveUp = (error) => {
      reject(error);
      actor.stop();
    };
  });
  ref.subscribe((snapshot: { hasTag: (tag: string) => boolean }) => {
    if (open || !snapshot.hasTag('needsAnswer')) return;
    open = true;
    openOverlay(screens, actor).then(() => {
      open = false;
    }, giveUp);
  });
  const stopListening = listenToFlow(ref);
  const output = Promise.race([toPromise(ref) as Promise<OutputFrom<Machine>>, failed]);
  void output.finally(stopListening).catch(() => undefined);
  const isLeft = (now: AnyMachineSnapshot) => now.status !== 'active' || now.hasTag('failed');
  const left: Promise<AnyMachineSnapshot> = waitFor(ref, isLeft);
  const waited = Promise.race([
    left.then((now): OutputFrom<Machine> | undefined => now.output),
    failed,
  ]);
  void waited.catch(() => undefined);
  actor.start();
  return { actor, output, waited };
}
