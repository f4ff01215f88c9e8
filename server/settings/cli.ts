import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { openDatabase } from '../db/open';
import { type Env, readEnv, StartError } from '../env';
import {
  runWithWarnings,
  type SettingsCommand,
  type SettingsResult,
  settingsCommand,
  settingsResult,
} from './command';
import { controlFile, controlNote } from './control';

const usage = `npm run settings -- list
npm run settings -- get <field>
npm run settings -- set <field> <value>     a text, a number, or JSON ({"en":"..","ar":".."} by languages)
npm run settings -- unset <field>           back to the default

A field is a business setting (currency_symbol), or a text of the landing page (landing.hero_title, landing.playstore_url).`;

function readCommand([verb, field, ...rest]: string[]): SettingsCommand {
  const value = rest.length > 0 ? rest.join(' ') : undefined;
  const parsed = v.safeParse(settingsCommand, { verb, field, value });
  if (!parsed.success) throw new StartError(usage);
  return parsed.output;
}

/** Asks the server that holds the data folder; null when none is running. */
async function askServer(env: Env, command: SettingsCommand): Promise<SettingsResult | null> {
  try {
    const note = v.parse(controlNote, JSON.parse(readFileSync(controlFile(env.DATA_DIR), 'utf8')));
    const response = await fetch(`http://127.0.0.1:${note.port}/settings`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${note.secret}` },
      body: JSON.stringify(command),
    });
    return response.ok ? v.parse(settingsResult, await response.json()) : null;
  } catch {
    return null;
  }
}

async function askDatabase(env: Env, command: SettingsCommand): Promise<SettingsResult> {
  const database = await openDatabase(env);
  try {
    await database.prepare(async () => {});
    return await runWithWarnings(database.db, env, command);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const env = readEnv(process.env);
  const byServer = env.DATABASE_URL ? null : await askServer(env, command);
  const result = byServer ?? (await askDatabase(env, command));
  if (!result.ok) throw new StartError(result.text);
  console.log(result.text);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
