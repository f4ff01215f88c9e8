import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db, Tx } from '../db/client';
import { settings as table } from '../db/schema/places';
import type { Env } from '../env';
import { byCommand, noteAct } from '../operator/noteAct';
import { isSettingField, readSetting, settingFields } from './fields';
import { landingKeyOf, listLanding, runLandingCommand } from './landing';
import { readSettings, writeSetting } from './settings';
import { signInFields, signInGaps } from './signInGaps';
import { textFields, textGaps } from './textGaps';

/** What `npm run settings` can ask for; values are the text that was typed. */
export const settingsCommand = v.variant('verb', [
  v.object({ verb: v.literal('list') }),
  v.object({ verb: v.literal('get'), field: v.string() }),
  v.object({ verb: v.literal('set'), field: v.string(), value: v.string() }),
  v.object({ verb: v.literal('unset'), field: v.string() }),
]);
export type SettingsCommand = v.InferOutput<typeof settingsCommand>;
export const settingsResult = v.object({ ok: v.boolean(), text: v.string() });
export type SettingsResult = v.InferOutput<typeof settingsResult>;

const refuse = (text: string): SettingsResult => ({ ok: false, text });
const answer = (text: string): SettingsResult => ({ ok: true, text });

/** JSON where it is JSON, else the text itself: `12`, `[1,2]`, `{"en":"..","ar":".."}`, `Our Shop`. */
function asTyped(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

/** Does what was asked, and notes it in the log of who did what where something was changed; what it was set to is in no log. */
const noted = (
  db: Db,
  command: SettingsCommand,
  work: (tx: Tx) => Promise<SettingsResult>,
): Promise<SettingsResult> =>
  db.transaction(async (tx) => {
    const result = await work(tx);
    if (!result.ok || command.verb === 'list' || command.verb === 'get') return result;
    const note = `${command.verb} ${command.field}`;
    await noteAct(tx, byCommand, { kind: 'setting.changed', note });
    return result;
  });

/** Does what was asked and says so in text for a terminal, with what of signing in and of text messages reaches nobody. */
export async function runWithWarnings(
  db: Db,
  env: Env,
  command: SettingsCommand,
): Promise<SettingsResult> {
  const result = await runSettingsCommand(db, command);
  if (!result.ok || command.verb === 'get') return result;
  const isAbout = (fields: readonly string[]) =>
    command.verb === 'list' || fields.includes(command.field);
  const gaps = [
    ...(isAbout(signInFields) ? await signInGaps(db, env) : []),
    ...(isAbout(textFields) ? await textGaps(db, env) : []),
  ];
  return answer([result.text, ...gaps].join('\n'));
}

export async function runSettingsCommand(
  db: Db,
  command: SettingsCommand,
): Promise<SettingsResult> {
  const stored = await readSettings(db);
  const line = (field: string) => `${field} = ${JSON.stringify(stored[field] ?? null)}`;
  if (command.verb === 'list') {
    const lines = [...Object.keys(settingFields).map(line), ...(await listLanding(db))];
    return answer(lines.join('\n'));
  }
  const { field } = command;
  const landingKey = landingKeyOf(field);
  if (landingKey) {
    const { verb } = command;
    if (verb !== 'set')
      return noted(db, command, (tx) => runLandingCommand(tx, landingKey, { verb }));
    // A text of digits is JSON too, but it is meant as text.
    const typed = asTyped(command.value);
    const value = typeof typed === 'object' && typed !== null ? typed : command.value;
    return noted(db, command, (tx) => runLandingCommand(tx, landingKey, { verb: 'set', value }));
  }
  if (!isSettingField(field)) return refuse(`there is no setting "${field}"`);
  switch (command.verb) {
    case 'get':
      return answer(JSON.stringify(stored[field] ?? null));
    case 'set': {
      const parsed = asTyped(command.value);
      const asGiven = readSetting(field, parsed);
      // A phone number or a name made of digits is JSON too, but it is meant as text.
      const read = asGiven.ok ? asGiven : readSetting(field, command.value);
      if (!read.ok) return refuse(asGiven.ok ? read.reason : asGiven.reason);
      const { value } = read;
      return noted(db, command, async (tx) => {
        await writeSetting(tx, field, value);
        return answer(`${field} = ${JSON.stringify(value)}`);
      });
    }
    case 'unset':
      return noted(db, command, async (tx) => {
        await tx.delete(table).where(eq(table.field, field));
        return answer(`${field} is back to its default`);
      });
  }
}
