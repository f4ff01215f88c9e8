import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor, ActorOptions, AnyActorRef, AnyStateMachine, OutputFrom } from 'xstate';
import type { Emitted } from '../../machines/emitted';
import { handleEmitted } from './emitted';

const isEmitted = (event: { type: string }): event is Emitted =>
  event.type === 'notify' || event.type === 'navigate';

/** Hands what a flow emits to the app; answers the way to stop. */
export function listenToFlow(actor: AnyActorRef): () => void {
  const subscription = actor.on('*', (event: { type: string }) => {
    if (isEmitted(event)) handleEmitted(event, actor);
  });
  return () => subscription.unsubscribe();
}

/**
 * Starts a flow for as long as the component lives, hands its emitted events to the app and its
 * output to `onDone`.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  options: Partial<ActorOptions<Machine>> & { onDone?: (output: OutputFrom<Machine>) => void },
): Actor<Machine> {
  const { onDone, ...actorOptions } = options;
  const actor: AnyActorRef = useActorRef(machine as AnyStateMachine, actorOptions as object);
  useEffect(() => listenToFlow(actor), [actor]);
  useEffect(() => {
    const report = () => {
      const snapshot = actor.getSnapshot();
      if (snapshot.status === 'done') onDone?.(snapshot.output);
      return snapshot.status === 'done';
    };
    if (report()) return;
    const subscription = actor.subscribe({ complete: report });
    return () => subscription.unsubscribe();
  }, [actor, onDone]);
  return actor as Actor<Machine>;
}
