import type { Localized } from '../../domain/language/localized';
import { continueIds } from '../../server/db/bulk';
import type { Db } from '../../server/db/client';
import { parcelCategories } from '../../server/db/schema/orders';
import { t } from '../locales/seed';
import { pictureUrl } from '../pictures/pictures';
import { moduleIds } from './plan';

interface Kind {
  name: Localized;
  description: Localized;
  icon: string;
  /** Thousandths; without them the zone's charges hold. */
  perKm?: number;
  minimum?: number;
}

const kinds: readonly Kind[] = [
  {
    name: t('Documents'),
    description: t('Letters, contracts, papers'),
    icon: 'page-facing-up',
    perKm: 400,
    minimum: 1_000,
  },
  {
    name: t('Box'),
    description: t('Up to 10 kg, fits on a scooter'),
    icon: 'package',
  },
  {
    name: t('Gift'),
    description: t('A surprise, brought with care'),
    icon: 'wrapped-gift',
  },
  {
    name: t('Flowers'),
    description: t('Fresh, upright, in the shade'),
    icon: 'bouquet',
  },
  {
    name: t('Clothes'),
    description: t('Laundry, tailor, returns'),
    icon: 't-shirt',
  },
  {
    name: t('Electronics'),
    description: t('Phones and computers, well wrapped'),
    icon: 'laptop',
    minimum: 2_500,
  },
  {
    name: t('Keys'),
    description: t('Small things, handed over in person'),
    icon: 'key',
    perKm: 400,
    minimum: 1_000,
  },
  {
    name: t('Large item'),
    description: t('Up to 50 kg, by van'),
    icon: 'couch-and-lamp',
    perKm: 1_200,
    minimum: 6_000,
  },
];

export async function seedParcel(db: Db): Promise<void> {
  await db.insert(parcelCategories).values(
    kinds.map(({ name, description, icon, perKm, minimum }, index) => ({
      id: index + 1,
      moduleId: moduleIds.parcel,
      name,
      description,
      image: pictureUrl({ kind: 'category', module: 'parcel', icon, seed: index + 1 }),
      perKmCharge: perKm ?? null,
      minimumCharge: minimum ?? null,
      position: index,
    })),
  );
  await continueIds(db, [parcelCategories]);
}
