import { and, eq, or } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { sells } from '../../../domain/place/module';
import { type ApplicationKind, applications } from '../../db/schema/applications';
import { modules, moduleZones } from '../../db/schema/places';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { keepPhoto, type Photo, readPhoto } from '../../identity/account/photos';
import { countAttempt } from '../../identity/attempts';
import { requirePhone } from '../../identity/identifiers';
import { hashPassword } from '../../identity/passwords';
import { t } from '../../locales/t';
import { noteHappening } from '../../outgoing/note';
import { zonesAt } from '../../place/addresses/store';

interface Applicant {
  readonly f_name: string;
  readonly l_name: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly zone_id: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Application {
  readonly kind: ApplicationKind;
  readonly applicant: Applicant;
  readonly facts: Record<string, string | number | null>;
  readonly pictures: Record<string, File | undefined>;
  /** In which the applicant is answered. */
  readonly language: Language;
}

const texts = {
  email: t('An application with this email is with us already. We will write to you.'),
  phone: t('An application with this phone number is with us already. We will call you.'),
  outside: t('This place is not in the chosen zone. Please move the pin, or choose another zone.'),
};

/** Whether a module works in a zone and is one of stores: nobody keeps a store of parcels or vehicles. */
export async function isStoreModuleIn(
  deps: Deps,
  moduleId: number,
  zoneId: number,
): Promise<boolean> {
  const rows = await deps.db
    .select({ module_type: modules.type })
    .from(moduleZones)
    .innerJoin(modules, eq(modules.id, moduleZones.moduleId))
    .where(and(eq(moduleZones.moduleId, moduleId), eq(moduleZones.zoneId, zoneId)));
  return rows.some((row) => sells(row, 'items'));
}

/**
 * Keeps an application with its pictures; of the password only the hash.
 * @throws Refusal `address_outside_zone`, `image_format`, `too_large`, `email_taken`, `phone_taken` with the field,
 *   `rate_limited`, `validation` for a number that is nobody's
 */
export async function keepApplication(
  deps: Deps,
  { kind, applicant, facts, pictures, language }: Application,
  address: string,
): Promise<void> {
  const now = deps.clock.now();
  await countAttempt(deps.db, `apply:${address}`, deps.env.LIMIT_APPLICATIONS, now);
  const { zone_id, latitude, longitude } = applicant;
  if (!(await zonesAt(deps.db, latitude, longitude)).includes(zone_id)) {
    const detail = { field: 'zone_id' };
    throw new Refusal('address_outside_zone', { message: texts.outside, detail });
  }
  const photos: [string, Photo][] = [];
  for (const [field, file] of Object.entries(pictures)) {
    if (file) photos.push([field, await readPhoto(file, field)]);
  }
  const email = applicant.email.toLowerCase();
  const phone = await requirePhone(deps, applicant.phone);
  // Before the transaction: hashing takes its time, and the embedded database has one connection.
  const passwordHash = await hashPassword(applicant.password);
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(applications)
      .values({
        kind,
        firstName: applicant.f_name,
        lastName: applicant.l_name,
        phone,
        email,
        passwordHash,
        zoneId: zone_id,
        lat: latitude,
        lng: longitude,
        facts: { ...facts, language },
        pictures: {},
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!row) {
      const known = await tx
        .select({ email: applications.email })
        .from(applications)
        .where(
          and(
            eq(applications.kind, kind),
            eq(applications.status, 'pending'),
            or(eq(applications.email, email), eq(applications.phone, phone)),
          ),
        );
      const field = known.some((one) => one.email === email) ? 'email' : 'phone';
      throw new Refusal(`${field}_taken`, { message: texts[field], detail: { field } });
    }
    const kept: Record<string, string> = {};
    for (const [field, photo] of photos)
      kept[field] = await keepPhoto(tx, photo, now, 'application');
    await tx.update(applications).set({ pictures: kept }).where(eq(applications.id, row.id));
    await noteHappening(tx, { subject: 'application', about: row.id, what: 'received', at: now });
  });
}
