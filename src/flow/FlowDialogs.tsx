import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { screenOf } from './screenOf';

interface FlowDialogsProps<Flow extends AnyActorRef, Screen extends string> {
  actor: Flow;
  /** What to show on each screen; a screen without a dialog has null. */
  screens: Record<Screen, ((props: { actor: Flow }) => ReactNode) | null>;
  onDone: () => void;
}

export function FlowDialogs<Flow extends AnyActorRef, Screen extends string>({
  actor,
  screens,
  onDone,
}: FlowDialogsProps<Flow, Screen>) {
  const screen = useSelector(actor, (snapshot: SnapshotFrom<AnyActorRef>) =>
    screenOf<Screen>(snapshot),
  );
  const ended = useSelector(actor, (snapshot: SnapshotFrom<AnyActorRef>) =>
    Boolean(snapshot.status !== 'active'),
  );
  useEffect(() => {
    if (ended) onDone();
  }, [ended, onDone]);
  const Dialog: ((props: { actor: Flow }) => ReactNode) | null | undefined = Object.entries<
    ((props: { actor: Flow }) => ReactNode) | null
  >(screens).find(([name]) => name === screen)?.[1];
  return Dialog ? <Dialog actor={actor} /> : null;
}
