import { setTimeout as delay } from 'node:timers/promises';
import { type Env, StartError } from '../env';
import { type Database, openPostgres } from './client';
import { openEmbedded } from './embedded';
import { type DatabaseLimits, usualLimits } from './limits';
import { isPassing } from './lost';
import { NoRoom } from './room';

type Where = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<DatabaseLimits>;

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
};

/**
 * Opens the database that the environment names: PostgreSQL by DATABASE_URL, or the one in DATA_DIR,
 * which then belongs to this process until `close`.
 * @throws StartError when the folder is held by another process or damaged, or PostgreSQL cannot be reached.
 */
export async function openDatabase(env: Where): Promise<Database> {
  const limits = { ...usualLimits, ...env };
  if (!env.DATABASE_URL) return openEmbedded(env.DATA_DIR, limits);
  try {
    return await openPostgres(env.DATABASE_URL, limits);
  } catch (error) {
    throw new StartError(`DATABASE_URL cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

const searchMilliseconds = 1_000;
/** Not even a name that nobody knows is for ever: where containers start together, their names come one by one. */
const isAbsence = (error: unknown): boolean =>
  error instanceof NoRoom ||
  isPassing(error) ||
  (error instanceof AggregateError && error.errors.some(isAbsence)) ||
  (error instanceof Error &&
    (('code' in error && (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')) ||
      /timeout expired/.test(error.message) ||
      isAbsence(error.cause)));

/**
 * Does what needs the database, again and again while that is away: for a server that starts before it, or while it
 * restarts. Says once that it waits. Ends with what is not of the moment: a wrong password stays wrong.
 */
export async function untilThere<Result>(
  work: () => Promise<Result>,
  stopping: AbortSignal,
  say: (line: string) => void,
): Promise<Result> {
  for (let isTold = false; ; isTold = true) {
    try {
      return await work();
    } catch (error) {
      if (stopping.aborted || !isAbsence(error)) throw error;
      if (!isTold) say(`Waiting for the database: ${reasonOf(error)}`);
    }
    await delay(searchMilliseconds, undefined, { signal: stopping });
  }
}
