import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Actor,
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type OutputFrom,
} from 'xstate';
import type { Emitted } from '../../machines/emitted';
import { handleEmitted } from './emitted';
import { isWaiting, longWait } from './longWaits';

const isEmitted = (event: { type: string }): event is Emitted =>
  event.type === 'notify' || event.type === 'navigate';

/** A flow and the children that it has now, at any depth. */
const partsOf = (actor: AnyActorRef): AnyActorRef[] => [
  actor,
  ...Object.values<AnyActorRef | undefined>(actor.getSnapshot()?.children ?? {}).flatMap((child) =>
    child ? partsOf(child) : [],
  ),
];

/**
 * Hands what a flow and its children emit to the app, and tells the shopper where one of them waits for long; answers the
 * way to stop.
 */
export function listenToFlow(actor: AnyActorRef): () => void {
  const listen = (part: AnyActorRef) =>
    part.on('*', (event: { type: string }) => {
      if (isEmitted(event)) handleEmitted(event, part);
    });
  const heard = partsOf(actor).map(listen);
  const wait = longWait();
  // A child is heard from before it starts: what it emits goes to its own listeners only.
  const children = actor.system.inspect((event) => {
    if (event.type === '@xstate.actor' && event.actorRef !== actor) {
      heard.push(listen(event.actorRef as AnyActorRef));
    }
    if (event.type === '@xstate.snapshot') wait(partsOf(actor).some(isWaiting));
  });
  const unwatch = window.inspectActor?.(actor);
  return () => {
    unwatch?.();
    wait(false);
    children.unsubscribe();
    for (const subscription of heard) subscription.unsubscribe();
  };
}

/**
 * Keeps an actor running while it is mounted. React's strict mode unmounts and mounts again at once: the
 * actor lives through that, since a restart would call under-way requests twice and hear the abort of
 * the first as a failure of the second.
 */
function useRunning(actor: AnyActorRef): void {
  const mounts = useRef(0);
  useEffect(() => {
    mounts.current += 1;
    if (mounts.current === 1) actor.start();
    return () => {
      mounts.current -= 1;
      queueMicrotask(() => {
        if (mounts.current === 0) (actor as Actor<AnyStateMachine>).stop();
      });
    };
  }, [actor]);
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
  const [actor] = useState(() => createActor(machine as AnyStateMachine, actorOptions as object));
  useLayoutEffect(() => {
    // Actors and actions given by the last render see its props.
    actor.logic.implementations = machine.implementations;
  });
  useEffect(() => listenToFlow(actor), [actor]);
  useRunning(actor);
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
  return actor as AnyActorRef as Actor<Machine>;
}
