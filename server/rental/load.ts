import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { rentalProviders, vehicleBrands, vehicleCategories, vehicles } from '../db/schema/rental';

const { search: _words, ...providerColumns } = getTableColumns(rentalProviders);
const {
  search: _names,
  lowestPrice: _lowest,
  lowestFloor: _least,
  hourlyFloor: _hourly,
  distanceFloor: _distance,
  dayFloor: _day,
  providerDiscount: _copied,
  ...vehicleColumns
} = getTableColumns(vehicles);

// Spelt out: within a select list drizzle leaves a column's table away, and two tables here have an `id`.
const vehiclesCount = sql<number>`(select count(*)::int from vehicles as own where own.provider_id = "rental_providers"."id" and own.active)`;
const providerFields = { ...providerColumns, vehiclesCount };

const readProviders = (db: Db | Tx, which: SQL | undefined) =>
  db.select(providerFields).from(rentalProviders).where(which);
export type ProviderRow = Awaited<ReturnType<typeof readProviders>>[number];

const readVehicles = (db: Db | Tx, which: SQL | undefined) =>
  db
    .select({
      ...vehicleColumns,
      categoryName: vehicleCategories.name,
      brandName: vehicleBrands.name,
      provider: { ...providerColumns, vehiclesCount: sql<number>`0` },
    })
    .from(vehicles)
    .innerJoin(rentalProviders, eq(rentalProviders.id, vehicles.providerId))
    .innerJoin(vehicleCategories, eq(vehicleCategories.id, vehicles.categoryId))
    .innerJoin(vehicleBrands, eq(vehicleBrands.id, vehicles.brandId))
    .where(which);
export type VehicleRow = Awaited<ReturnType<typeof readVehicles>>[number];

const inOrderOf = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]) => {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
};

export async function loadVehicles(db: Db | Tx, ids: readonly number[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return [];
  return inOrderOf(await readVehicles(db, inArray(vehicles.id, [...ids])), ids);
}

/** Providers in the order of their ids, without how many vehicles they have. */
export async function loadProviderFacts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const which = inArray(rentalProviders.id, [...ids]);
  return inOrderOf(await db.select(providerColumns).from(rentalProviders).where(which), ids);
}

export async function loadProviders(db: Db | Tx, ids: readonly number[]): Promise<ProviderRow[]> {
  if (ids.length === 0) return [];
  return inOrderOf(await readProviders(db, inArray(rentalProviders.id, [...ids])), ids);
}

const isId = (text: string) => /^\d{1,9}$/.test(text);

export async function findVehicle(db: Db, name: string): Promise<VehicleRow | undefined> {
  const which = isId(name) ? eq(vehicles.id, Number(name)) : eq(vehicles.slug, name);
  const [row] = await readVehicles(
    db,
    and(which, eq(vehicles.active, true), eq(rentalProviders.active, true)),
  );
  return row;
}

export async function findProvider(db: Db, name: string): Promise<ProviderRow | undefined> {
  const which = isId(name) ? eq(rentalProviders.id, Number(name)) : eq(rentalProviders.slug, name);
  const [row] = await readProviders(db, and(which, eq(rentalProviders.active, true)));
  return row;
}
