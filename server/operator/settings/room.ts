import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../../../domain/operator/act';
import {
  type RoomSetting,
  type SettingGroup,
  type SettingKind,
  type SettingValue,
  type SettingValues,
  type ShopSettings,
  settingsOf,
} from '../../../domain/operator/shopSettings';
import type { Db, Tx } from '../../db/client';
import { acts } from '../../db/schema/acts';
import { settings as table } from '../../db/schema/places';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { defaultSettings } from '../../settings/defaults';
import { readSetting } from '../../settings/fields';
import { readSettings, writeSetting } from '../../settings/settings';
import { noteAct } from '../noteAct';
import { storedOf, typedValues } from './typed';

const texts = {
  needed: t('This must be filled in.'),
  wrong: t('This is not a value that it can have.'),
};
/** Where more can be said than that a value is wrong. */
const wrongTexts: { readonly [Name in RoomSetting]?: typeof texts.wrong } = {
  country: t('The two capital letters of a country, such as SA.'),
  time_zone: t('This is no time zone, such as Asia/Riyadh.'),
  currency_code: t('Three capital letters, such as USD.'),
  door_wait_minutes: t('A whole number from 1 to 60.'),
  courier_silent_minutes: t('A whole number from 1 to 60.'),
  digit_after_decimal_point: t('A whole number from 0 to 3.'),
};

const hashOf = (values: SettingValues) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);

export async function settingsAt(db: Db | Tx, group: SettingGroup): Promise<ShopSettings> {
  const values = typedValues(group, await readSettings(db));
  return { version: hashOf(values), values, defaults: typedValues(group, defaultSettings) };
}

const noteOf = (verb: 'set' | 'unset', name: RoomSetting) => `${verb} ${name}`;

/** Who has changed a setting of a group last; empty where that was by command. */
async function lastSettler(tx: Tx, group: SettingGroup): Promise<string> {
  const names = settingsOf(group).map(([name]) => name);
  const meant = (verb: 'set' | 'unset') =>
    inArray(
      acts.note,
      names.map((name) => noteOf(verb, name)),
    );
  const [row] = await tx
    .select({ by: acts.by })
    .from(acts)
    .where(and(eq(acts.kind, 'setting.changed'), or(meant('set'), meant('unset'))))
    .orderBy(desc(acts.id))
    .limit(1);
  return row?.by ?? '';
}

/** Of two who change settings at one moment the second waits until the first has. */
const hold = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`);

/** @throws Refusal `validation` that names the field */
function checked(name: RoomSetting, kind: SettingKind, typed: SettingValue): unknown {
  const path = `values.${name}${kind === 'words' ? '.en' : ''}`;
  const stored = storedOf(name, kind, typed);
  const wrong = wrongTexts[name] ?? texts.wrong;
  if (!stored.ok) {
    const message = stored.fault === 'needed' ? texts.needed : wrong;
    throw new Refusal('validation', { message, detail: { field: path } });
  }
  const read = readSetting(name, stored.value);
  if (!read.ok) throw new Refusal('validation', { message: wrong, detail: { field: path } });
  return read.value;
}

/** What is not given stays; what is no setting of the group is refused. @throws Refusal `changed_meanwhile`, `validation` */
export async function setSettings(
  deps: Deps,
  actor: Actor,
  group: SettingGroup,
  { values, version }: { values: SettingValues; version: string },
): Promise<ShopSettings> {
  const fields = new Map<string, SettingKind>(settingsOf(group));
  const stranger = Object.keys(values).find((name) => !fields.has(name));
  if (stranger !== undefined)
    throw new Refusal('validation', { detail: { field: `values.${stranger}` } });
  const after = await deps.db.transaction(async (tx) => {
    const before = await holdAsRead(tx, group, version);
    for (const [name, kind] of settingsOf(group)) {
      const typed = values[name];
      if (typed === undefined) continue;
      const value = checked(name, kind, typed);
      const is = typedValues(group, { [name]: value })[name];
      if (JSON.stringify(is) === JSON.stringify(before.values[name])) continue;
      await writeSetting(tx, name, value);
      const note = noteOf('set', name);
      await noteAct(tx, actor, { kind: 'setting.changed', note, at: deps.clock.now() });
    }
    return settingsAt(tx, group);
  });
  deps.settings.refresh();
  return after;
}

/** @throws Refusal `changed_meanwhile` where it is no longer what was read */
async function holdAsRead(tx: Tx, group: SettingGroup, version: string): Promise<ShopSettings> {
  await hold(tx);
  const before = await settingsAt(tx, group);
  if (before.version === version) return before;
  throw new Refusal('changed_meanwhile', { detail: { by: await lastSettler(tx, group) } });
}

/** Of a reset whose answer was lost the second finds it done. @throws Refusal `changed_meanwhile` */
export async function resetSettings(
  deps: Deps,
  actor: Actor,
  group: SettingGroup,
  version: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await hold(tx);
    const { values, defaults } = await settingsAt(tx, group);
    if (JSON.stringify(values) === JSON.stringify(defaults)) return;
    await holdAsRead(tx, group, version);
    for (const [name] of settingsOf(group)) {
      const gone = await tx.delete(table).where(eq(table.field, name)).returning();
      if (gone.length === 0) continue;
      const note = noteOf('unset', name);
      await noteAct(tx, actor, { kind: 'setting.changed', note, at: deps.clock.now() });
    }
  });
  deps.settings.refresh();
}
