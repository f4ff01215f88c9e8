import { hash } from '@node-rs/argon2';
import type { Localized } from '../../domain/language/localized';
import { continueIds } from '../../server/db/bulk';
import type { Db } from '../../server/db/client';
import { loyaltyEntries } from '../../server/db/schema/loyalty';
import { couriers } from '../../server/db/schema/orders';
import { addresses, customers } from '../../server/db/schema/people';
import { addressAt, zoneAt } from '../city/city';
import { createRandom } from '../city/random';
import { t } from '../locales/seed';
import { pictureUrl } from '../pictures/pictures';
import type { SeedContext } from './plan';

/** The account that visitors of the demo may use; the README names it. */
export const demoCustomer = { email: 'demo@flowmart.example', password: 'demo1234' } as const;

/** Points that the demo's customer has collected before: some to convert at once. */
const demoPoints = 240;

/** Couriers, each with the portrait that suits the name. */
const names: readonly (readonly [Localized, portrait: number])[] = [
  [t('Sami'), 4],
  [t('Rana'), 3],
  [t('Faris'), 13],
  [t('Joud'), 22],
  [t('Karim'), 12],
  [t('Mona'), 5],
  [t('Bilal'), 25],
  [t('Elias'), 21],
  [t('Noura'), 32],
  [t('Zaid'), 34],
  [t('Hamza'), 39],
  [t('Dina'), 33],
];
const rides: readonly Localized[] = [t('Scooter'), t('Bicycle'), t('Motorbike')];

export async function seedPeople(db: Db, { city, seed, now }: SeedContext): Promise<void> {
  const random = createRandom(`${seed}/people`);
  await db.insert(couriers).values(
    names.map(([name, portrait], index) => ({
      id: index + 1,
      name,
      phone: `+96650020${String(index).padStart(4, '0')}`,
      image: pictureUrl({ kind: 'avatar', seed: portrait }),
      ratingAvg: random.int(43, 50) / 10,
      vehicle: random.pick(rides),
      zoneId: (index % 3) + 1,
    })),
  );
  await db.insert(customers).values({
    id: 1,
    firstName: 'Dana',
    lastName: 'Haddad',
    email: demoCustomer.email,
    phone: '+966500000101',
    passwordHash: await hash(demoCustomer.password, {
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    }),
    image: pictureUrl({ kind: 'avatar', seed: 101 }),
    phoneVerified: true,
    emailVerified: true,
    refCode: 'DANA2026',
    loyaltyPoint: demoPoints,
    zoneIds: [1],
  });
  await db.insert(loyaltyEntries).values({
    customerId: 1,
    kind: 'opening',
    reference: '',
    points: demoPoints,
    balance: demoPoints,
    createdAt: now,
  });
  const homes = [addressAt(city, random, 1), addressAt(city, random, 2)];
  await db.insert(addresses).values(
    homes.map(({ point, address }, index) => ({
      customerId: 1,
      addressType: index === 0 ? 'home' : 'office',
      address: address.en,
      contactPersonName: 'Dana Haddad',
      contactPersonNumber: '+966500000101',
      lat: point.lat,
      lng: point.lng,
      zoneIds: [zoneAt(city, point) ?? index + 1],
    })),
  );
  await continueIds(db, [couriers, customers, loyaltyEntries]);
}
