import { eq } from 'drizzle-orm';
import { courierVehicles } from '../../../domain/account/application';
import { defaultLanguage, spokenIn } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import { isOneOf } from '../../../domain/values/entries';
import { toMillis } from '../../../domain/values/money';
import { openMinutes } from '../../catalogue/stores/openMinutes';
import type { Tx } from '../../db/client';
import type { applications } from '../../db/schema/applications';
import { storeStaff } from '../../db/schema/desk';
import { uploads } from '../../db/schema/identity';
import { couriers } from '../../db/schema/orders';
import { courierAccounts } from '../../db/schema/ride';
import { stores } from '../../db/schema/stores';
import { Refusal } from '../../http/refusal';
import { uploadIdOf } from '../../identity/account/photos';
import { slugFor } from '../../import/slug';
import { t } from '../../locales/t';
import { isRidersPhone } from '../../ride/store';
import { commission } from './plans';

export type ApplicationRow = typeof applications.$inferSelect;

/** What an accepted application has become; null where the e-mail is somebody's already. */
export type Admitted = { readonly kind: 'store' | 'courier'; readonly id: number } | null;

const usualHours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '09:00',
  closing_time: '22:00',
}));

const wordOf = (facts: ApplicationRow['facts'], name: string) => String(facts[name] ?? '');
const textOf = (words: string, { facts }: ApplicationRow) => ({
  [defaultLanguage]: words,
  [spokenIn(wordOf(facts, 'language'))]: words,
});

/** A picture that was the business's alone is everybody's from now on. */
async function showPicture(tx: Tx, url: string | undefined): Promise<string> {
  const id = uploadIdOf(url ?? '');
  if (!id) return '';
  await tx.update(uploads).set({ purpose: 'photo' }).where(eq(uploads.id, id));
  return url ?? '';
}

/** A store that is closed until it has something to sell, and its owner, with the password of the application. */
async function admitStore(tx: Tx, row: ApplicationRow): Promise<Admitted> {
  const { facts, pictures, email, passwordHash } = row;
  const name = wordOf(facts, 'store_name');
  const [store] = await tx
    .insert(stores)
    .values({
      slug: `application-${row.id}`,
      moduleId: Number(facts.module_id),
      zoneId: row.zoneId,
      name: textOf(name, row),
      description: { [defaultLanguage]: '' },
      address: textOf(wordOf(facts, 'store_address'), row),
      phone: row.phone,
      email,
      lat: row.lat,
      lng: row.lng,
      logo: await showPicture(tx, pictures.logo),
      cover: await showPicture(tx, pictures.cover_photo),
      schedules: usualHours,
      openMinutes: openMinutes(usualHours),
      active: false,
      deliveryMin: Number(facts.minimum_delivery_time ?? 20),
      deliveryMax: Number(facts.maximum_delivery_time ?? 40),
      commission: wordOf(facts, 'business_plan') === 'commission' ? toMillis(commission) : 0,
      categoryIds: [],
    })
    .returning({ id: stores.id });
  if (!store) throw new Error('The database gave no row back for a new store');
  await tx
    .update(stores)
    .set({ slug: slugFor(name, 'store', store.id) })
    .where(eq(stores.id, store.id));
  const owner = await tx
    .insert(storeStaff)
    .values({ storeId: store.id, email, role: 'owner', passwordHash })
    .onConflictDoNothing()
    .returning({ id: storeStaff.id });
  return owner.length === 0 ? null : { kind: 'store', id: store.id };
}

const vehicles: Record<(typeof courierVehicles)[number], Localized> = {
  bicycle: t('Bicycle'),
  scooter: t('Scooter'),
  car: t('Car'),
};
async function admitCourier(tx: Tx, row: ApplicationRow): Promise<Admitted> {
  if (await isRidersPhone(tx, row.phone)) {
    throw new Refusal('phone_taken', { detail: { field: 'phone' } });
  }
  const ridden = wordOf(row.facts, 'vehicle');
  const [courier] = await tx
    .insert(couriers)
    .values({
      name: textOf(`${row.firstName} ${row.lastName}`, row),
      vehicle: isOneOf(courierVehicles, ridden) ? vehicles[ridden] : textOf(ridden, row),
      phone: row.phone,
      image: await showPicture(tx, row.pictures.image),
      zoneId: row.zoneId,
    })
    .returning({ id: couriers.id });
  if (!courier) throw new Error('The database gave no row back for a new courier');
  const { email, passwordHash } = row;
  const account = await tx
    .insert(courierAccounts)
    .values({ courierId: courier.id, email, passwordHash })
    .onConflictDoNothing()
    .returning({ id: courierAccounts.courierId });
  return account.length === 0 ? null : { kind: 'courier', id: courier.id };
}

/** Makes of an accepted application what it asked for; part of the transaction that accepts it. */
export const admit = (tx: Tx, row: ApplicationRow): Promise<Admitted> =>
  row.kind === 'store' ? admitStore(tx, row) : admitCourier(tx, row);
