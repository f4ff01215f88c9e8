import { and, asc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { vehicles } from '../db/schema/rental';
import { vehicleHolds } from '../db/schema/trips';
import { intArray } from '../http/paging';

/** A span of time; the end belongs to whoever comes next. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** `busiest`: the most units of each vehicle that are held at one moment of a period. */
const busiest = (period: Period, which = sql``): SQL => {
  const [from, to] = [at(period.from), at(period.to)];
  return sql`held as (
      select vehicle_id, quantity, greatest(starts_at, ${from}) as starts_at, ends_at from vehicle_holds
      where ends_at > ${from} and starts_at < ${to} ${which}),
    busiest as (
      select vehicle_id, max(units) as units from (
        select start.vehicle_id, sum(other.quantity) as units
        from (select distinct vehicle_id, starts_at from held) as start
        join held as other on other.vehicle_id = start.vehicle_id
          and other.starts_at <= start.starts_at and other.ends_at > start.starts_at
        group by start.vehicle_id, start.starts_at) as moments
      group by vehicle_id)`;
};

/**
 * How many units of each vehicle are free throughout a period: all of them but the most that are held at
 * one moment of it. That many can always be handed out, since the others change hands in between.
 * Vehicles that are offered no more have none.
 */
export async function freeUnits(
  db: Db | Tx,
  vehicleIds: readonly number[],
  period: Period,
): Promise<Map<number, number>> {
  if (vehicleIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; free: number }>(sql`
    with ${busiest(period, sql`and vehicle_id = any(${intArray(vehicleIds)})`)}
    select v.id, case when v.active and p.active
      then greatest(0, v.count - coalesce(b.units, 0))::int else 0 end as free
    from vehicles v join rental_providers p on p.id = v.provider_id
    left join busiest b on b.vehicle_id = v.id
    where v.id = any(${intArray(vehicleIds)})`);
  return new Map(rows.map(({ id, free }) => [id, free]));
}

/** The vehicles of which no unit is free throughout a period: as many at most as are held in it. */
export async function takenVehicles(db: Db | Tx, period: Period): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with ${busiest(period)}
    select v.id from busiest b join vehicles v on v.id = b.vehicle_id where b.units >= v.count`);
  return rows.map(({ id }) => id);
}

export interface VehicleUnits {
  readonly vehicleId: number;
  readonly quantity: number;
}

/**
 * Locks vehicles, in one order everywhere, so that whoever holds units of them has counted all holds that
 * were there before, however many servers run.
 */
export async function lockVehicles(tx: Tx, vehicleIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.id, [...vehicleIds]))
    .orderBy(asc(vehicles.id))
    .for('no key update');
}

export interface ShortVehicle {
  readonly vehicleId: number;
  readonly free: number;
}

/** The first of some vehicles with too few free units; null when all suffice. */
export function findShortVehicle(
  units: readonly VehicleUnits[],
  free: ReadonlyMap<number, number>,
): ShortVehicle | null {
  for (const { vehicleId, quantity } of units) {
    const left = free.get(vehicleId) ?? 0;
    if (left < quantity) return { vehicleId, free: left };
  }
  return null;
}

/**
 * Holds units for a trip. Call it after `lockVehicles`: between counting and holding nobody else holds.
 * @returns the vehicle of which too few are free, or null; then the transaction must be rolled back
 */
export async function holdUnits(
  tx: Tx,
  tripId: number,
  units: readonly VehicleUnits[],
  period: Period,
): Promise<ShortVehicle | null> {
  const free = await freeUnits(
    tx,
    units.map(({ vehicleId }) => vehicleId),
    period,
  );
  const short = findShortVehicle(units, free);
  if (short) return short;
  await tx
    .insert(vehicleHolds)
    .values(units.map((unit) => ({ tripId, ...unit, startsAt: period.from, endsAt: period.to })));
  return null;
}

/** A trip that has ended holds nothing any more: whoever comes next may have what is back. */
export async function releaseUnits(tx: Tx, tripId: number, now: Date): Promise<void> {
  const held = eq(vehicleHolds.tripId, tripId);
  // Back before it was to begin.
  await tx.delete(vehicleHolds).where(and(held, gte(vehicleHolds.startsAt, now)));
  await tx
    .update(vehicleHolds)
    .set({ endsAt: now })
    .where(and(held, gt(vehicleHolds.endsAt, now)));
}
