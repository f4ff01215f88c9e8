import { type Actor, createActor } from 'xstate';
import { keyOfEntry, keyOfLine, lineOfEntry, type WantedLine } from '../../../domain/cartLines';
import type { CartEntry } from '../../../domain/entities/cart';
import type { cartLineMachine } from '../../../machines/cartLine';
import { liveCartLineMachine } from '../../actors/cartLineActors';
import { screenOf } from '../../app/screenOf';
import { listenToFlow } from '../../app/useFlow';

export type CartLineActor = Actor<typeof cartLineMachine>;
export interface RemovedLine {
  readonly key: string;
  readonly line: WantedLine;
}

const actors = new Map<string, CartLineActor>();
const listeners = new Set<() => void>();
let removed: readonly RemovedLine[] = [];

function noteRemoved(): void {
  const now = [...actors].flatMap(([key, actor]): RemovedLine[] => {
    const snapshot = actor.getSnapshot();
    return screenOf(snapshot) === 'removedRow' ? [{ key, line: snapshot.context.line }] : [];
  });
  const same = now.length === removed.length && now.every(({ key }, i) => removed[i]?.key === key);
  if (same) return;
  removed = now;
  for (const listener of listeners) listener();
}

/** The flow of a line: it outlives the control that was pressed, so that Undo works anywhere. */
export function lineActor(entry: CartEntry): CartLineActor {
  const key = keyOfEntry(entry);
  const known = actors.get(key);
  if (known) return known;
  const actor: CartLineActor = createActor(liveCartLineMachine, {
    input: { line: lineOfEntry(entry) },
  });
  actors.set(key, actor);
  const stopListening = listenToFlow(actor);
  actor.subscribe({
    next: noteRemoved,
    complete: () => {
      actors.delete(keyOfLine(actor.getSnapshot().context.line));
      stopListening();
      noteRemoved();
    },
  });
  actor.start();
  return actor;
}

/** Lines that can still be brought back; a store for `useSyncExternalStore`. */
export const removedLines = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => removed,
};

/** Brings a removed line back. */
export const undoRemoval = (key: string) => actors.get(key)?.send({ type: 'cartLine.undoChosen' });
