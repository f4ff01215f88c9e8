import { join } from 'node:path';
import { type Env, StartError } from '../env';
import { type Database, openPglite, openPostgres } from './client';
import { lockFolder } from './lock';

/** Where in the data folder the built-in database lives. */
const pgliteFolder = (dataDir: string) => join(dataDir, 'database');

/**
 * Opens the database that the environment names: PostgreSQL by DATABASE_URL, or the one in DATA_DIR,
 * which then belongs to this process until `close`.
 * @throws StartError when the folder is held by another process or PostgreSQL cannot be reached.
 */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  if (env.DATABASE_URL) {
    try {
      return await openPostgres(env.DATABASE_URL);
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new StartError(`DATABASE_URL cannot be reached: ${reason}`);
    }
  }
  const unlock = lockFolder(env.DATA_DIR);
  try {
    const database = await openPglite(pgliteFolder(env.DATA_DIR));
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
