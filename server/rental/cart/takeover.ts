import { eq } from 'drizzle-orm';
import type { CartConflict } from '../../../domain/identity/identity';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import { kilometresOf } from '../../../domain/rental/rentalUnits';
import type { Tx } from '../../db/client';
import { rentalProviders, vehicles } from '../../db/schema/rental';
import * as store from './store';

interface Held {
  readonly cart: store.TripCartRow;
  readonly lines: readonly store.TripCartLineRow[];
  readonly provider: typeof rentalProviders.$inferSelect;
}

/** A trip cart that holds something, locked, with the provider of its vehicles. */
async function heldBy(tx: Tx, owner: string): Promise<Held | null> {
  const cart = await store.lockCart(tx, owner);
  const lines = cart ? await store.linesOf(tx, cart.id) : [];
  const [first] = lines;
  if (!cart || !first) return null;
  const [row] = await tx
    .select({ provider: rentalProviders })
    .from(vehicles)
    .innerJoin(rentalProviders, eq(rentalProviders.id, vehicles.providerId))
    .where(eq(vehicles.id, first.vehicleId));
  return row ? { cart, lines, provider: row.provider } : null;
}

const lengthOf = ({ cart: { type, hours, distance } }: Held) => ({
  type,
  hours,
  distance: kilometresOf(distance),
});

/**
 * Hands a guest's trip cart to the customer who signed in. Lines of the same provider and trip meet in one cart,
 * whose places and time are those that were planned last, the guest's.
 * @returns both trips, which stay as they are, where they are of two providers, kinds or lengths; null when all is settled
 */
export async function takeOverTripCart(
  tx: Tx,
  { from, to, language }: { from: string; to: string; language: Language },
  now: Date,
): Promise<CartConflict | null> {
  // Always the customer's first, so that two sign-ins never wait for one another.
  const own = await heldBy(tx, to);
  const guest = await heldBy(tx, from);
  if (!guest) return null;
  const { cart, lines, provider } = guest;
  const isSame =
    own !== null &&
    own.provider.id === provider.id &&
    own.cart.type === cart.type &&
    own.cart.hours === cart.hours;
  if (own && !isSame) {
    const named = ({ provider: { id, name } }: Held) => ({ id, name: inLanguage(name, language) });
    return {
      module_id: provider.moduleId,
      customer_store: named(own),
      guest_store: named(guest),
      trips: { customer: lengthOf(own), guest: lengthOf(guest) },
    };
  }
  const { id: _id, owner: _owner, updatedAt: _updated, ...journey } = cart;
  const { id: cartId } = await store.openCart(tx, to, journey, now);
  for (const { vehicleId, quantity } of lines) {
    const before = own?.lines.find((line) => line.vehicleId === vehicleId)?.quantity ?? 0;
    await store.putLine(tx, { cartId, vehicleId, quantity: Math.max(quantity, before) });
  }
  await store.setJourney(tx, cartId, journey, now);
  await store.deleteAllLines(tx, cart.id);
  return null;
}

/** Empties the trip cart that the shopper does not keep; `takeOverTripCart` then finds no conflict. */
export async function dropTripCart(tx: Tx, owner: string): Promise<void> {
  const cart = await store.lockCart(tx, owner);
  if (cart) await store.deleteAllLines(tx, cart.id);
}
