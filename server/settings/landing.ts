import { eq } from 'drizzle-orm';
import { type LandingKey, landingKeys, readLandingText } from '../content/landingKeys';
import type { Db } from '../db/client';
import { landingTexts } from '../db/schema/places';
import type { SettingsResult } from './command';

const prefix = 'landing.';

/** The landing text that a field of the command names (`landing.hero_title`); null for any other field. */
export function landingKeyOf(field: string): LandingKey | null {
  const key = field.startsWith(prefix) ? field.slice(prefix.length) : null;
  return landingKeys.find((known) => known === key) ?? null;
}

export async function listLanding(db: Db): Promise<string[]> {
  const rows = await db.select().from(landingTexts);
  return landingKeys.map((key) => {
    const row = rows.find((one) => one.key === key);
    return `${prefix}${key} = ${JSON.stringify(row?.value ?? null)}`;
  });
}

/** Reads, sets or takes away a landing text; without one the page shows its own words, or leaves the part out. */
export async function runLandingCommand(
  db: Db,
  key: LandingKey,
  command: { verb: 'get' } | { verb: 'unset' } | { verb: 'set'; value: unknown },
): Promise<SettingsResult> {
  const which = eq(landingTexts.key, key);
  if (command.verb === 'get') {
    const [row] = await db.select().from(landingTexts).where(which);
    return { ok: true, text: JSON.stringify(row?.value ?? null) };
  }
  if (command.verb === 'unset') {
    await db.delete(landingTexts).where(which);
    return { ok: true, text: `${prefix}${key} is taken away` };
  }
  const read = readLandingText(key, command.value);
  if (!read.ok) return { ok: false, text: read.reason };
  const { value } = read;
  await db
    .insert(landingTexts)
    .values({ key, value })
    .onConflictDoUpdate({ target: landingTexts.key, set: { value } });
  return { ok: true, text: `${prefix}${key} = ${JSON.stringify(value)}` };
}
