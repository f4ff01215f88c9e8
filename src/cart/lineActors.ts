import { type Actor, createActor } from 'xstate';
import type { CartEntry } from '../../domain/cart/cart';
import { keyOfEntry, lineOfEntry, type WantedLine } from '../../domain/cart/cartLines';
import type { cartLineMachine } from '../../machines/cart/cartLine';
import { screenOf } from '../flow/screenOf';
import { listenToFlow } from '../flow/useFlow';
import { liveCartLineMachine } from './actors/cartLineActors';
import { cartName } from './api/cart';

export type CartLineActor = Actor<typeof cartLineMachine>;
export interface RemovedLine {
  readonly key: string;
  readonly line: WantedLine;
  /** The cart that it was removed from. */
  readonly cart: string;
}

interface RunningLine {
  readonly cart: string;
  readonly key: string;
  readonly actor: CartLineActor;
}

/** By cart and line: the same item in another shopper's cart is another line. */
const actors = new Map<string, RunningLine>();
const nameOf = (cart: string, key: string) => `${cart}\n${key}`;
const listeners = new Set<() => void>();
let removed: readonly RemovedLine[] = [];

function noteRemoved(): void {
  const now = [...actors.values()].flatMap(({ key, cart, actor }): RemovedLine[] => {
    const snapshot = actor.getSnapshot();
    return screenOf(snapshot) === 'removedRow' ? [{ key, cart, line: snapshot.context.line }] : [];
  });
  const isSame = ({ key, cart }: RemovedLine, index: number) =>
    removed[index]?.key === key && removed[index].cart === cart;
  if (now.length === removed.length && now.every(isSame)) return;
  removed = now;
  for (const listener of listeners) listener();
}

/** The flow of a line: it outlives the control that was pressed, so that Undo works anywhere. */
export function lineActor(entry: CartEntry): CartLineActor {
  const key = keyOfEntry(entry);
  const cart = cartName();
  const name = nameOf(cart, key);
  const known = actors.get(name);
  if (known) return known.actor;
  const actor: CartLineActor = createActor(liveCartLineMachine, {
    input: { line: lineOfEntry(entry) },
  });
  actors.set(name, { cart, key, actor });
  const stopListening = listenToFlow(actor);
  actor.subscribe({
    next: noteRemoved,
    complete: () => {
      actors.delete(name);
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

export const undoRemoval = (key: string) =>
  actors.get(nameOf(cartName(), key))?.actor.send({ type: 'cartLine.undoChosen' });
