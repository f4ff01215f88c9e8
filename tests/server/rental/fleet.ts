import { afterAll, beforeAll } from 'vitest';
import { countVehicleWords } from '../../../server/catalogue/counts';
import { vehicles } from '../../../server/db/schema/rental';
import { type Garage, moduleId, openGarage } from './garage';

export let garage: Garage;
export let provider: number;
/** In the order of how often they were rented. */
export const cars: Record<'small' | 'large' | 'day', number> = { small: 0, large: 0, day: 0 };
/** Where nothing but `cars` is picked up. */
export const scope = { zoneIds: [2], moduleId };

/** Opens `garage` with a provider on sale and its three cars for the tests of a file. */
export function withFleet(): void {
  beforeAll(async () => {
    garage = await openGarage();
    // Only these are picked up in zone 2: the demo's own vehicles are out of the way.
    await garage.db.update(vehicles).set({ pickupZoneIds: [1] });
    provider = await garage.provider({
      discount: 10_000,
      discountMax: 25_000,
      discountMinPurchase: 60_000,
      discountEnd: new Date('2026-12-24T18:30:00Z'),
    });
    const parts = { pickupZoneIds: [2] };
    cars.small = await garage.vehicle(provider, {
      ...parts,
      name: { en: 'Zephyr Mini', ar: 'زفير ميني' },
      seatingCapacity: 2,
      fuel: 'electric',
      hourlyPrice: 5_000,
      tripCount: 30,
      ratingAvg: 4,
    });
    cars.large = await garage.vehicle(provider, {
      ...parts,
      categoryId: 2,
      brandId: 2,
      seatingCapacity: 8,
      airCondition: false,
      transmission: 'manual',
      hourlyPrice: 20_000,
      distancePrice: null,
      tripCount: 20,
      ratingAvg: 5,
      isNew: true,
    });
    cars.day = await garage.vehicle(provider, {
      ...parts,
      hourlyPrice: null,
      distancePrice: null,
      dayPrice: 30_000,
      tripCount: 10,
      ratingAvg: 3,
    });
    await countVehicleWords(garage.db);
  });
  afterAll(() => garage.close());
}
