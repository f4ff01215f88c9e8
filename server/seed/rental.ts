import { addressAt } from '../city/city';
import { createRandom, type Random } from '../city/random';
import type { Db } from '../db/client';
import type { Bilingual } from '../db/schema/columns';
import { rentalProviders, vehicleBrands, vehicleCategories, vehicles } from '../db/schema/rental';
import { pictureUrl } from '../pictures/pictures';
import { type VehicleBody, type VehicleColour, vehicleColours } from '../pictures/vehicles/look';
import { continueIds } from './bulk';
import { moduleIds, type SeedContext } from './plan';
import { slugOf } from './stores';
import { brands, kinds, providers, type VehicleKind } from './words/vehicles';

const dayMilliseconds = 86_400_000;
const vehiclesPerProvider = 10;
const colourNames = Object.keys(vehicleColours) as VehicleColour[];
const step = (amount: number, to: number) => Math.max(to, Math.round(amount / to) * to);

/** Rental providers with ten vehicles each. */
export async function seedRental(db: Db, context: SeedContext): Promise<void> {
  const random = createRandom(`${context.seed}/rental`);
  await db.insert(vehicleCategories).values(
    kinds.map((kind, index) => ({
      id: index + 1,
      name: kind.name,
      image: pictureUrl({ kind: 'vehicle', vehicle: { body: kind.body }, seed: index + 1 }),
    })),
  );
  await db.insert(vehicleBrands).values(
    brands.map((name, index) => ({
      id: index + 1,
      name,
      image: pictureUrl({ kind: 'brand', name: name.en, seed: index + 1 }),
    })),
  );
  await db.insert(rentalProviders).values(
    providers.map(({ name, about }, index) => {
      const zoneId = (index % 3) + 1;
      const door = addressAt(context.city, random, zoneId);
      const isOnSale = index % 3 === 0;
      return {
        id: index + 1,
        slug: slugOf(name.en),
        moduleId: moduleIds.rental,
        zoneId,
        pickupZoneIds: index % 2 === 0 ? [1, 2, 3] : [zoneId],
        name,
        description: about,
        address: door.address,
        phone: `+96650030${String(index + 1).padStart(4, '0')}`,
        email: `${slugOf(name.en)}@flowmart.example`,
        lat: door.point.lat,
        lng: door.point.lng,
        logo: pictureUrl({ kind: 'store-logo', module: 'rental', name: name.en, seed: index + 1 }),
        cover: pictureUrl({
          kind: 'store-cover',
          module: 'rental',
          icons: ['automobile', 'key', 'world-map'],
          seed: index + 1,
        }),
        tax: random.pick([5_000, 10_000]),
        discount: isOnSale ? 10_000 : 0,
        discountMax: isOnSale ? 25_000 : 0,
        discountMinPurchase: isOnSale ? 60_000 : 0,
        discountEnd: isOnSale ? new Date(context.now.getTime() + 60 * dayMilliseconds) : null,
        ratingAvg: random.int(39, 50) / 10,
        ratingCount: random.int(12, 160),
      };
    }),
  );
  const rows = providers.flatMap((_, provider) =>
    Array.from({ length: vehiclesPerProvider }, (_unused, position) =>
      makeVehicle(provider, position, random),
    ),
  );
  await db.insert(vehicles).values(rows);
  await continueIds(db, [vehicleCategories, vehicleBrands, rentalProviders, vehicles]);
}

const closeUps = ['side', 'front', 'rear'] as const;

function picture(
  body: VehicleBody,
  colour: VehicleColour,
  view: (typeof closeUps)[number],
  id: number,
) {
  return pictureUrl({
    kind: 'vehicle',
    module: 'rental',
    vehicle: { body, colour, view },
    seed: id,
  });
}

function makeVehicle(
  provider: number,
  position: number,
  random: Random,
): typeof vehicles.$inferInsert {
  const id = provider * vehiclesPerProvider + position + 1;
  const index = (provider * 3 + position) % kinds.length;
  const kind = kinds[index] as VehicleKind;
  const brandIndex = (provider + position * 5) % brands.length;
  const brand = brands[brandIndex] as Bilingual;
  const model = kind.models[(provider + position) % kind.models.length] as string;
  const colour = colourNames[(id * 5) % colourNames.length] as VehicleColour;
  const offer = id % 4;
  return {
    id,
    slug: `${slugOf(`${brand.en} ${model}`)}-${id}`,
    providerId: provider + 1,
    categoryId: index + 1,
    brandId: brandIndex + 1,
    name: { en: `${brand.en} ${model}`, ar: `${brand.ar} ${model}` },
    description: kind.about,
    thumbnail: picture(kind.body, colour, 'side', id),
    images: closeUps.map((view) => picture(kind.body, colour, view, id)),
    isNew: random.chance(0.2),
    type: kind.type,
    seatingCapacity: kind.seats,
    airCondition: kind.isClosed,
    transmission: kind.isClosed ? random.pick(['automatic', 'automatic', 'manual']) : 'automatic',
    fuel: kind.isClosed ? random.pick(['petrol', 'hybrid', 'electric', 'diesel']) : kind.fuel,
    // Every fourth vehicle leaves one kind of trip out, each time another one.
    hourlyPrice: offer === 1 ? null : step(kind.hour * random.between(0.85, 1.2), 500),
    distancePrice: offer === 2 ? null : step(kind.hour * 0.12 * random.between(0.9, 1.1), 50),
    dayPrice: offer === 3 ? null : step(kind.hour * 6 * random.between(0.9, 1.15), 1_000),
    discount: random.chance(0.25) ? random.pick([5_000, 10_000, 15_000]) : 0,
    discountType: 'percent',
    count: random.chance(0.08) ? 1 : random.int(2, 8),
    ratingAvg: random.int(38, 50) / 10,
    ratingCount: random.int(3, 90),
    tripCount: random.int(5, 400),
  };
}
