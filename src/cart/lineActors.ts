import { type Actor, createActor } from 'xstate';
import type { CartEntry } from '../../domain/cart/cart';
import { keyOfEntry, keyOfLine, lineOfEntry, type WantedLine } from '../../domain/cart/cartLines';
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
  readonly stopListening: () => void;
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

/** Whether a flow has taken its line out, and could bring it back. */
const isOut = ({ actor }: RunningLine) => screenOf(actor.getSnapshot()) === 'removedRow';

/** Ends a flow that nobody needs any more; a removal that is under way is made, and nothing is said of it. */
function giveUp(running: RunningLine): void {
  const { cart, key, actor, stopListening } = running;
  actors.delete(nameOf(cart, key));
  stopListening();
  const stopUnlessRemoving = () => {
    if (!actor.getSnapshot().matches('removing')) actor.stop();
  };
  actor.subscribe(stopUnlessRemoving);
  stopUnlessRemoving();
  noteRemoved();
}

/** To be called where a line is put into the cart: an Undo that is still offered for it would add it twice. */
export function endUndo(line: WantedLine): void {
  const running = actors.get(nameOf(cartName(), keyOfLine(line)));
  if (running && isOut(running)) giveUp(running);
}

/** The flow of a line: it outlives the control that was pressed, so that Undo works anywhere. */
export function lineActor(entry: CartEntry): CartLineActor {
  const key = keyOfEntry(entry);
  const cart = cartName();
  const name = nameOf(cart, key);
  const known = actors.get(name);
  if (known && !isOut(known)) return known.actor;
  // The line has come into the cart again by another way.
  if (known) giveUp(known);
  const actor: CartLineActor = createActor(liveCartLineMachine, {
    input: { line: lineOfEntry(entry) },
  });
  const stopListening = listenToFlow(actor);
  actors.set(name, { cart, key, actor, stopListening });
  actor.subscribe({
    next: noteRemoved,
    complete: () => {
      if (actors.get(name)?.actor === actor) actors.delete(name);
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
