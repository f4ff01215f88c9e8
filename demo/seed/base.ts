import type { Localized } from '../../domain/language/localized';
import type { ModuleType } from '../../domain/place/module';
import { entriesOf } from '../../domain/values/entries';
import { continueIds } from '../../server/db/bulk';
import type { Db } from '../../server/db/client';
import { modules, moduleZones, settings, zones } from '../../server/db/schema/places';
import { categories } from '../../server/db/schema/stores';
import { t } from '../locales/seed';
import { pictureUrl } from '../pictures/pictures';
import { categoryPlans, moduleIds, type SeedContext, zonesOfModule } from './plan';
import { slugOf } from './stores';

const moduleTexts: Record<ModuleType, { name: Localized; description: Localized }> = {
  food: {
    name: t('Food'),
    description: t('Meals from kitchens near you'),
  },
  grocery: {
    name: t('Grocery'),
    description: t('The weekly shop, at your door'),
  },
  pharmacy: {
    name: t('Pharmacy'),
    description: t('Medicine and care, day and night'),
  },
  ecommerce: {
    name: t('Shop'),
    description: t('Everything else that a home needs'),
  },
  parcel: {
    name: t('Parcel'),
    description: t('Send something across the city'),
  },
  rental: {
    name: t('Car Rental'),
    description: t('A car for an hour, a day or a trip'),
  },
};

const address: Localized = t('Noor Square 1, Marsa Noor');

const choices = {
  address,
  email: 'hello@flowmart.example',
  phone: '+966500000100',
  free_delivery_over: 60,
  cod_max_amount: 250,
  additional_charge_status: 1,
  additional_charge: 0.5,
  wallet_bonuses: [
    {
      id: 1,
      title: t('A tenth on top'),
      description: t('Fill your wallet for a few dinners ahead and we add to it.'),
      bonus_type: 'percent',
      bonus_amount: 10,
      minimum_add_amount: 100,
      maximum_bonus_amount: 30,
      start_date: null,
      end_date: null,
    },
  ],
};

/** How the demo's shop is reached, and what it charges and gives. */
export async function addChoices(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values(Object.entries(choices).map(([field, value]) => ({ field, value })))
    // Settings outlive a reset: they are choices of whoever runs the shop.
    .onConflictDoNothing();
}

export async function seedBase(db: Db, { city }: SeedContext): Promise<void> {
  await addChoices(db);
  await db
    .insert(settings)
    .values([{ field: 'default_location', value: city.centre }])
    .onConflictDoNothing();
  await db
    .insert(zones)
    .values(city.zones.map(({ id, name, polygon }) => ({ id, name, area: polygon })));
  const types = entriesOf(moduleIds);
  await db.insert(modules).values(
    types.map(([type, id]) => ({
      id,
      type,
      ...moduleTexts[type],
      icon: pictureUrl({ kind: 'module', module: type, seed: id }),
    })),
  );
  await db.insert(moduleZones).values(
    types.flatMap(([type, moduleId]) =>
      zonesOfModule[type].map((zoneId) => ({
        moduleId,
        zoneId,
        perKmCharge: [500, 600, 700][zoneId - 1] ?? 500,
        minimumCharge: type === 'ecommerce' ? 3_000 : 1_500,
        maximumCharge: 12_000,
        increasedFee: zoneId === 3 ? 10_000 : 0,
      })),
    ),
  );
  await db.insert(categories).values(
    categoryPlans.map(({ id, parentId, module, key, name, icon, position }) => ({
      id,
      parentId,
      moduleId: moduleIds[module],
      slug: `${module}-${slugOf(key)}`,
      name,
      image: pictureUrl({ kind: 'category', module, icon, seed: id }),
      featured: parentId === 0 && position % 2 === 0,
      position,
    })),
  );
  await continueIds(db, [zones, modules, categories]);
}
