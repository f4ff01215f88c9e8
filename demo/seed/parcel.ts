import type { Localized } from '../../domain/language/localized';
import type { Db } from '../../server/db/client';
import { parcelCategories } from '../../server/db/schema/orders';
import { pictureUrl } from '../pictures/pictures';
import { continueIds } from './bulk';
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
    name: { en: 'Documents', ar: 'مستندات' },
    description: { en: 'Letters, contracts, papers', ar: 'رسائل وعقود وأوراق' },
    icon: 'page-facing-up',
    perKm: 400,
    minimum: 1_000,
  },
  {
    name: { en: 'Box', ar: 'صندوق' },
    description: { en: 'Up to 10 kg, fits on a scooter', ar: 'حتى 10 كجم، يتسع له السكوتر' },
    icon: 'package',
  },
  {
    name: { en: 'Gift', ar: 'هدية' },
    description: { en: 'A surprise, brought with care', ar: 'مفاجأة نوصلها بعناية' },
    icon: 'wrapped-gift',
  },
  {
    name: { en: 'Flowers', ar: 'زهور' },
    description: { en: 'Fresh, upright, in the shade', ar: 'طازجة وقائمة وفي الظل' },
    icon: 'bouquet',
  },
  {
    name: { en: 'Clothes', ar: 'ملابس' },
    description: { en: 'Laundry, tailor, returns', ar: 'غسيل أو خياط أو مرتجعات' },
    icon: 't-shirt',
  },
  {
    name: { en: 'Electronics', ar: 'إلكترونيات' },
    description: { en: 'Phones and computers, well wrapped', ar: 'هواتف وحواسيب مغلّفة جيدًا' },
    icon: 'laptop',
    minimum: 2_500,
  },
  {
    name: { en: 'Keys', ar: 'مفاتيح' },
    description: { en: 'Small things, handed over in person', ar: 'أشياء صغيرة تُسلَّم باليد' },
    icon: 'key',
    perKm: 400,
    minimum: 1_000,
  },
  {
    name: { en: 'Large item', ar: 'غرض كبير' },
    description: { en: 'Up to 50 kg, by van', ar: 'حتى 50 كجم، بسيارة نقل' },
    icon: 'couch-and-lamp',
    perKm: 1_200,
    minimum: 6_000,
  },
];

/** The kinds of parcel, in both languages and with pictures. */
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
