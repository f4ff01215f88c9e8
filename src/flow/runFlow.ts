import type { ComponentType } from 'react';
import {
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type OutputFrom,
  toPromise,
} from 'xstate';
import { type OverlayProps, openOverlay } from './overlays';
import { listenToFlow } from './useFlow';

/** The screens of a flow that was started outside of them; they report when they have left. */
export type FlowScreens<Machine extends AnyStateMachine> = () => Promise<{
  default: ComponentType<OverlayProps<Actor<Machine>, void>>;
}>;

export interface RunningFlow<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>;
  readonly output: Promise<OutputFrom<Machine>>;
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
  ref.subscribe((snapshot: { hasTag: (tag: string) => boolean }) => {
    if (open || !snapshot.hasTag('needsAnswer')) return;
    open = true;
    void openOverlay(screens, actor).then(() => {
      open = false;
    });
  });
  const stopListening = listenToFlow(ref);
  const output = toPromise(ref) as Promise<OutputFrom<Machine>>;
  void output.finally(stopListening).catch(() => undefined);
  actor.start();
  return { actor, output };
}
