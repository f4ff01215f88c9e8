import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { perLanguage } from '../../../domain/language/languages';
import type { OwnText } from '../../../domain/language/localized';
import type { Actor } from '../../../domain/operator/act';
import {
  isPolicyId,
  longestText,
  type PolicyId,
  type ShopTextField,
  type ShopTextId,
  type ShopTexts,
  type TextValues,
  textFieldsOf,
} from '../../../domain/operator/shopTexts';
import { landingKeys, readLandingText } from '../../content/landingKeys';
import type { Db, Tx } from '../../db/client';
import { acts } from '../../db/schema/acts';
import { landingTexts, policies } from '../../db/schema/places';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { noteAct } from '../noteAct';

const texts = {
  needed: t('This must be filled in.'),
  long: t('This text is too long.'),
  address: t('An address that begins with https:// is needed.'),
};

type Stored = Partial<Record<ShopTextField, OwnText>>;

async function storedAt(db: Db | Tx, id: ShopTextId): Promise<Stored> {
  if (isPolicyId(id)) {
    const [page] = await db.select().from(policies).where(eq(policies.key, id));
    return page ? { title: page.title, value: page.value } : {};
  }
  const fields = [...textFieldsOf(id)];
  const rows = await db.select().from(landingTexts).where(inArray(landingTexts.key, fields));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function textsAt(db: Db | Tx, id: ShopTextId): Promise<ShopTexts> {
  const stored = await storedAt(db, id);
  const values = Object.fromEntries(
    textFieldsOf(id).map((field) => [
      field,
      perLanguage((language) => stored[field]?.[language] ?? ''),
    ]),
  );
  const version = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
  return { version, is_set: Object.keys(stored).length > 0 ? 1 : 0, values };
}

const wrong = (field: string, message: typeof texts.needed) =>
  new Refusal('validation', { message, detail: { field: `values.${field}.en` } });

/** Without what was left empty; null where nothing is said in the first language. @throws Refusal `validation` */
function ownText(field: ShopTextField, said: TextValues[string] | undefined): OwnText | null {
  const filled = Object.entries(said ?? {})
    .map(([language, words]) => [language, words.trim()] as const)
    .filter(([, words]) => words !== '');
  if (filled.some(([, words]) => words.length > longestText(field))) throw wrong(field, texts.long);
  const { en, ...others } = Object.fromEntries(filled);
  if (en !== undefined) return { en, ...others };
  // What is said in another language alone would be shown nowhere else.
  if (Object.keys(others).length > 0) throw wrong(field, texts.needed);
  return null;
}

async function writePolicy(tx: Tx, key: PolicyId, values: TextValues): Promise<void> {
  const title = ownText('title', values.title);
  const value = ownText('value', values.value);
  if (!title) throw wrong('title', texts.needed);
  if (!value) throw wrong('value', texts.needed);
  await tx
    .insert(policies)
    .values({ key, title, value })
    .onConflictDoUpdate({ target: policies.key, set: { title, value } });
}

async function writeLanding(tx: Tx, field: ShopTextField, values: TextValues): Promise<void> {
  const key = landingKeys.find((known) => known === field);
  if (!key) throw new Error(`The landing page has no text ${field}`);
  const said = ownText(field, values[field]);
  if (!said) {
    await tx.delete(landingTexts).where(eq(landingTexts.key, key));
    return;
  }
  const read = readLandingText(key, said);
  if (!read.ok) throw wrong(field, texts.address);
  const { value } = read;
  await tx
    .insert(landingTexts)
    .values({ key, value })
    .onConflictDoUpdate({ target: landingTexts.key, set: { value } });
}

/** Of two who change one text at a moment the second waits until the first has. */
const hold = (tx: Tx, id: ShopTextId) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`text ${id}`}))`);

async function lastWriter(tx: Tx, id: ShopTextId): Promise<string> {
  const [row] = await tx
    .select({ by: acts.by })
    .from(acts)
    .where(and(inArray(acts.kind, ['text.changed', 'text.removed']), eq(acts.note, id)))
    .orderBy(desc(acts.id))
    .limit(1);
  return row?.by ?? '';
}

/** @throws Refusal `changed_meanwhile` where it is no longer what was read */
async function holdAsRead(tx: Tx, id: ShopTextId, version: string): Promise<ShopTexts> {
  await hold(tx, id);
  const before = await textsAt(tx, id);
  if (before.version === version) return before;
  throw new Refusal('changed_meanwhile', { detail: { by: await lastWriter(tx, id) } });
}

/** @throws Refusal `changed_meanwhile`, `validation` */
export async function setTexts(
  { db, clock }: Deps,
  actor: Actor,
  id: ShopTextId,
  { values, version }: { values: TextValues; version: string },
): Promise<ShopTexts> {
  return db.transaction(async (tx) => {
    await holdAsRead(tx, id, version);
    if (isPolicyId(id)) await writePolicy(tx, id, values);
    else for (const field of textFieldsOf(id)) await writeLanding(tx, field, values);
    await noteAct(tx, actor, { kind: 'text.changed', note: id, at: clock.now() });
    return textsAt(tx, id);
  });
}

/** @throws Refusal `changed_meanwhile` */
export async function removeTexts(
  { db, clock }: Deps,
  actor: Actor,
  id: ShopTextId,
  version: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await hold(tx, id);
    // Of two whose answer was lost the second finds it done.
    if ((await textsAt(tx, id)).is_set === 0) return;
    await holdAsRead(tx, id, version);
    if (isPolicyId(id)) await tx.delete(policies).where(eq(policies.key, id));
    else await tx.delete(landingTexts).where(inArray(landingTexts.key, [...textFieldsOf(id)]));
    await noteAct(tx, actor, { kind: 'text.removed', note: id, at: clock.now() });
  });
}
