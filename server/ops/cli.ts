import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { createDeps } from '../createDeps';
import { openDatabase } from '../db/open';
import { loadDemo, refuseRealShop } from '../demo';
import { type Env, readEnv, StartError } from '../env';
import { controlFile, controlNote } from '../settings/control';
import { type OpsResult, opsResult, runOpsCommand, usage } from './command';
import { withWholePaths } from './init/answers';
import { askForAnswers } from './init/ask';
import { OpsError } from './opsError';

/** Asks the server that holds the data folder; null when none is running. */
async function askServer(env: Env, words: readonly string[]): Promise<OpsResult | null> {
  try {
    const note = v.parse(controlNote, JSON.parse(readFileSync(controlFile(env.DATA_DIR), 'utf8')));
    const response = await fetch(`http://127.0.0.1:${note.port}/ops`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${note.secret}` },
      body: JSON.stringify({ words }),
    });
    return response.ok ? v.parse(opsResult, await response.json()) : null;
  } catch {
    return null;
  }
}

async function askDatabase(env: Env, words: readonly string[]): Promise<OpsResult> {
  const database = await openDatabase(env);
  try {
    await database.prepare(async (db) => {
      if (env.DEMO_MODE) await refuseRealShop(db);
    });
    const deps = createDeps(env, database, await loadDemo(env), new AbortController().signal);
    return await runOpsCommand(deps, words).finally(() => deps.messenger.close());
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const typed = process.argv.slice(2);
  if (typed.length === 0) throw new StartError(usage);
  const [verb = '', ...flags] = typed;
  const answers = () =>
    process.stdin.isTTY ? askForAnswers(flags, process.stdin, process.stdout) : flags;
  const words = verb === 'init' ? [verb, ...withWholePaths(await answers(), process.cwd())] : typed;
  const env = readEnv(process.env);
  const byServer = env.DATABASE_URL ? null : await askServer(env, words);
  const result = byServer ?? (await askDatabase(env, words));
  if (!result.ok) throw new StartError(result.text);
  console.log(result.text);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof OpsError ? error.message : error);
  process.exitCode = 1;
});
