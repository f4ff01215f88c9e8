import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { vehicles } from '../../db/schema/rental';
import { lockVehicles } from '../availability';
import { linesOf } from './store';

/** Counts a trip that has ended for what was rented, unit by unit: lists stand by it, and cards tell it. */
export async function countTrip(tx: Tx, tripId: number): Promise<void> {
  const rented = (await linesOf(tx, [tripId])).flatMap(({ vehicleId, quantity }) =>
    vehicleId === null ? [] : [{ vehicleId, quantity }],
  );
  if (rented.length === 0) return;
  await lockVehicles(
    tx,
    rented.map(({ vehicleId }) => vehicleId),
  );
  for (const { vehicleId, quantity } of rented)
    await tx
      .update(vehicles)
      .set({ tripCount: sql`${vehicles.tripCount} + ${quantity}` })
      .where(eq(vehicles.id, vehicleId));
}
