import type { CartEntry } from '../../domain/cart/cart';
import { keyOfEntry } from '../../domain/cart/cartLines';
import { readCart } from './api/cart';

let loaded: typeof import('./lineActors') | undefined;

async function load() {
  loaded = await import('./lineActors');
  return loaded;
}

export const prefetchLines = (): void => void load();

async function tell(
  entry: CartEntry,
  type: 'cartLine.increased' | 'cartLine.decreased' | 'cartLine.removeChosen',
): Promise<void> {
  // Waiting for what is there already would cost the press a frame.
  const { lineActor } = loaded ?? (await load());
  // Read at the press, not at the last render: quick presses each count from the one before.
  const entries = readCart();
  const present = entries.find((candidate) => keyOfEntry(candidate) === keyOfEntry(entry));
  if (present) lineActor(present).send({ type, entry: present, entries });
}

export const increaseLine = (entry: CartEntry) => tell(entry, 'cartLine.increased');
/** One unit less; the last one goes with its line (CART-04). */
export const decreaseLine = (entry: CartEntry) => tell(entry, 'cartLine.decreased');
export const removeLine = (entry: CartEntry) => tell(entry, 'cartLine.removeChosen');

export async function takeUnits(entry: CartEntry, quantity: number): Promise<void> {
  for (let units = entry.quantity; units > quantity; units -= 1) await decreaseLine(entry);
}
