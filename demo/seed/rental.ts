import { sql } from 'drizzle-orm';
import { perLanguage } from '../../domain/language/languages';
import type { Localized } from '../../domain/language/localized';
import { elementAt } from '../../domain/values/elementAt';
import { keysOf } from '../../domain/values/entries';
import { countVehicleWords } from '../../server/catalogue/counts';
import { continueIds } from '../../server/db/bulk';
import type { Db } from '../../server/db/client';
import {
  rentalProviders,
  vehicleBrands,
  vehicleCategories,
  vehicleReviews,
  vehicles,
} from '../../server/db/schema/rental';
import { banners } from '../../server/db/schema/stores';
import { addressAt } from '../city/city';
import { createRandom, type Random } from '../city/random';
import { t } from '../locales/seed';
import { pictureUrl, promisedIn } from '../pictures/pictures';
import { type VehicleBody, type VehicleColour, vehicleColours } from '../pictures/vehicles/look';
import { daysFrom } from './days';
import { moduleIds, type SeedContext, zonesOfModule } from './plan';
import { slugOf } from './stores';
import { canBeSaidOf } from './words/reviews/remarks';
import { rentalRemarks } from './words/reviews/rental';
import { reviewers } from './words/reviews/reviewers';
import { kinds, typeOfBody } from './words/vehicleKinds';
import { vehicleModels } from './words/vehicleModels';
import { brands, providers } from './words/vehicles';

const vehiclesPerProvider = 10;
const colourNames = keysOf(vehicleColours);
const step = (amount: number, to: number) => Math.max(to, Math.round(amount / to) * to);

/** Every other provider hands over in the whole city, the others in their own zone. */
const pickupZonesOf = (index: number) => (index % 2 === 0 ? [1, 2, 3] : [(index % 3) + 1]);

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
        pickupZoneIds: pickupZonesOf(index),
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
          icons: [0, 1, 2, 3].map((step) => elementAt(rides, (index * 2 + step) % rides.length)),
          seed: index + 1,
        }),
        tax: random.pick([5_000, 10_000]),
        discount: isOnSale ? 10_000 : 0,
        discountMax: isOnSale ? 25_000 : 0,
        discountMinPurchase: isOnSale ? 60_000 : 0,
        discountEnd: isOnSale ? daysFrom(context.now, 60) : null,
      };
    }),
  );
  const rows = providers.flatMap(({ fleet }, provider) =>
    fleet.split(', ').map((name, position) => makeVehicle(provider, position, name, random)),
  );
  await db.insert(vehicles).values(rows);
  await seedBanners(db);
  await seedReviews(db, context);
  await continueIds(db, [vehicleCategories, vehicleBrands, rentalProviders, vehicles]);
  await countVehicleWords(db);
}

/** What stands before a provider's door. */
const rides = [
  'automobile',
  'minibus',
  'motor-scooter',
  'sport-utility-vehicle',
  'bicycle',
  'racing-car',
  'pickup-truck',
];

const bannerTexts: readonly Localized[] = [
  t('Weekend wheels, ready when you are'),
  t('Go electric across the city'),
  t('Room for everybody'),
];

/** For each zone a banner to a provider and two to its most rented vehicles. */
async function seedBanners(db: Db): Promise<void> {
  for (const zoneId of zonesOfModule.rental) {
    const { rows } = await db.execute<{ id: number; provider_id: number; images: string[] }>(sql`
      select distinct on (category_id) id, provider_id, images, trip_count from vehicles
      where pickup_zone_ids && array[${zoneId}]::int[] order by category_id, trip_count desc, id`);
    const best = rows.slice(0, bannerTexts.length);
    await db.insert(banners).values(
      best.map((row, position) => ({
        moduleId: moduleIds.rental,
        zoneId,
        title: bannerTexts[position] ?? perLanguage(() => ''),
        image: pictureUrl({
          kind: 'banner',
          module: 'rental',
          icons: [...(promisedIn(bannerTexts[position]?.en ?? '') ?? rides)].slice(0, 4),
          seed: zoneId * 10 + position,
        }),
        vehicleId: position === 0 ? null : row.id,
        providerId: position === 0 ? row.provider_id : null,
        type: position === 0 ? ('provider_wise' as const) : ('vehicle_wise' as const),
        position,
      })),
    );
  }
}

/** What is said of each provider's vehicles: never the same words twice, nor by the same person. */
async function seedReviews(db: Db, { seed, now }: SeedContext): Promise<void> {
  const random = createRandom(`${seed}/vehicle reviews`);
  const rented = await db
    .select({ id: vehicles.id, providerId: vehicles.providerId, name: vehicles.name })
    .from(vehicles)
    .orderBy(vehicles.id);
  const rows = providers.flatMap((_, index) => {
    const fleet = rented.filter(({ providerId }) => providerId === index + 1);
    const people = random.shuffle(reviewers);
    return random.shuffle(rentalRemarks).flatMap((remark, at) => {
      const fitting = fleet.filter(({ name }) => canBeSaidOf(remark, knownOf(name.en ?? '')));
      if (fitting.length === 0) return [];
      const { id, providerId } = random.pick(fitting);
      return [
        {
          vehicleId: id,
          providerId,
          customerName: elementAt(people, at),
          rating: remark.stars,
          comment: remark.text,
          reply: remark.reply,
          createdAt: daysFrom(now, -random.between(1, 90)),
        },
      ];
    });
  });
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await db.insert(vehicleReviews).values(rows);
  await countReviews(db);
}

/** Ratings are those of the reviews that can be read, of a vehicle and of all that a provider lets. */
async function countReviews(db: Db): Promise<void> {
  for (const [table, column] of [
    [vehicles, vehicleReviews.vehicleId],
    [rentalProviders, vehicleReviews.providerId],
  ] as const) {
    await db.execute(sql`
      update ${table} set rating_count = told.count, rating_avg = told.average
      from (select ${column} as id, count(*) as count, round(avg(rating), 1) as average
        from ${vehicleReviews} group by 1) told
      where told.id = ${table}.id`);
  }
}

function knownOf(name: string): ReadonlySet<string> {
  const made = vehicleModels.get(name);
  const isClosed = kinds.some(({ body, isClosed }) => body === made?.body && isClosed);
  return new Set([made?.body ?? '', made?.fuel ?? '', isClosed ? 'closed' : 'open']);
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
  name: string,
  random: Random,
): typeof vehicles.$inferInsert {
  const id = provider * vehiclesPerProvider + position + 1;
  const made = vehicleModels.get(name);
  if (!made) throw new Error(`No vehicle is called "${name}"`);
  const { body, brand, model, hour } = made;
  const index = kinds.findIndex((kind) => kind.body === body);
  const { isClosed } = elementAt(kinds, index);
  const colour = elementAt(colourNames, (id * 5) % colourNames.length);
  const offer = id % 4;
  return {
    id,
    slug: `${slugOf(name)}-${id}`,
    providerId: provider + 1,
    pickupZoneIds: pickupZonesOf(provider),
    categoryId: index + 1,
    brandId: brands.indexOf(brand) + 1,
    name: t('{brand} {model}', { brand, model }),
    description: made.description,
    thumbnail: picture(body, colour, 'side', id),
    images: closeUps.map((view) => picture(body, colour, view, id)),
    isNew: random.chance(0.2),
    type: typeOfBody(body),
    seatingCapacity: made.seats,
    airCondition: isClosed,
    transmission: made.gears,
    fuel: made.fuel,
    // Every fourth vehicle leaves one kind of trip out, each time another one.
    hourlyPrice: offer === 1 ? null : step(hour * random.between(0.95, 1.1), 500),
    distancePrice: offer === 2 ? null : step(hour * 0.12 * random.between(0.9, 1.1), 50),
    dayPrice: offer === 3 ? null : step(hour * 6 * random.between(0.95, 1.1), 1_000),
    discount: random.chance(0.25) ? random.pick([5_000, 10_000, 15_000]) : 0,
    discountType: 'percent',
    count: random.chance(0.08) ? 1 : random.int(2, 8),
    tripCount: random.int(5, 400),
  };
}
