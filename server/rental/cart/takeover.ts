import type { Tx } from '../../db/client';
import { loadVehicles } from '../load';
import * as store from './store';

/**
 * Hands a guest's trip cart to the customer who signed in. Lines of the same provider and trip meet in one
 * cart; otherwise the trip that was planned last, the guest's, takes the place of the older one.
 */
export async function takeOverTripCart(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  const known = await store.findCart(tx, from);
  if (!known) return;
  const { id: _id, owner: _owner, updatedAt: _updated, ...journey } = known;
  const own = await store.openCart(tx, to, journey, now);
  const guest = await store.lockCart(tx, from);
  const guestLines = guest ? await store.linesOf(tx, guest.id) : [];
  const [first] = guestLines;
  if (!guest || !first) return;
  const ownLines = await store.linesOf(tx, own.id);
  const [added, had] = await loadVehicles(
    tx,
    [first, ...ownLines.slice(0, 1)].map(({ vehicleId }) => vehicleId),
  );
  const isSame =
    added !== undefined &&
    added.providerId === (had ?? added).providerId &&
    own.type === guest.type &&
    own.hours === guest.hours;
  if (!isSame) await store.deleteAllLines(tx, own.id);
  for (const { vehicleId, quantity } of guestLines) {
    const before = isSame ? ownLines.find((line) => line.vehicleId === vehicleId)?.quantity : 0;
    await store.putLine(tx, {
      cartId: own.id,
      vehicleId,
      quantity: Math.max(quantity, before ?? 0),
    });
  }
  await store.setJourney(tx, own.id, journey, now);
  await store.deleteAllLines(tx, guest.id);
}
