import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../env';
import { type Database, openPglite } from './client';
import type { DatabaseLimits } from './limits';
import { lockFolder } from './lock';
import { freeBytesOf, isEnoughToOpen, NoRoom, watchRoom } from './room';
import { watchUsable } from './usable';

/** Where in the data folder the built-in database lives. */
const pgliteFolder = (dataDir: string) => join(dataDir, 'database');
/** Lies beside it until it has been made ready for the first time: nothing in it was ever promised to anybody. */
const unfinishedNote = (dataDir: string) => join(dataDir, 'database.unfinished');

/** Without these there is no database, whatever else lies there. */
const needed = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'];

const damaged = (folder: string, what: string) =>
  new StartError(
    `The database in ${folder} is damaged (${what}). It is left as it is: move the folder away and put a backup in its ` +
      'place, or start without it for an empty shop. docs/operations.md says how.',
  );

const reasonOf = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.split('\n')[0]?.slice(0, 200) || 'it does not open';
};

/** Whether PostgreSQL finds its own files wrong, or does not get as far as saying so. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && /^(XX|58)/.test(String(error.code))) ||
    error.name === 'RuntimeError' ||
    isDamage(error.cause));

/** Ends the process: what starts it anew finds a database that is whole. */
const endProcess = (line: string): void => {
  console.error(line);
  process.exit(1);
};

/**
 * Opens the database in a data folder, which then belongs to this process until `close`; makes it where there is none.
 * Old files are never made anew.
 * @throws StartError when the folder is held by another process, or its database is damaged; NoRoom.
 */
export async function openEmbedded(
  dataDir: string,
  limits: DatabaseLimits,
  freeBytes: (folder: string) => number = freeBytesOf,
  end: (line: string) => void = endProcess,
): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const folder = pgliteFolder(dataDir);
  const note = unfinishedNote(dataDir);
  try {
    const free = freeBytes(dataDir);
    if (!isEnoughToOpen(free, limits.DISK_RESERVE_MB)) throw new NoRoom(dataDir, free);
    if (existsSync(note)) rmSync(folder, { recursive: true, force: true });
    const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
    if (isNew)
      writeFileSync(note, 'This database is being made. Until it is, it may be deleted.\n');
    else {
      const missing = needed.find((name) => !existsSync(join(folder, name)));
      if (missing) throw damaged(folder, `${missing} is missing`);
    }
    const database = await openPglite(folder, {}, limits).catch((error: unknown) => {
      throw isNew ? error : damaged(folder, reasonOf(error));
    });
    const room = watchRoom({
      folder: dataDir,
      reserveMegabytes: limits.DISK_RESERVE_MB,
      letWrite: async (mayWrite) => {
        await database.db.execute(`set default_transaction_read_only = ${mayWrite ? 'off' : 'on'}`);
      },
      freeBytes,
    });
    const usable = watchUsable({
      ping: database.ping,
      isBeyondUse: isDamage,
      end: (error) =>
        end(
          `The database in ${folder} can do nothing more (${reasonOf(error)}), as after a write that found no space. ` +
            'What was acknowledged is in it; Flowmart is ended, to be started anew',
        ),
    });
    return {
      ...database,
      hasRoom: room.hasRoom,
      prepare: async (work) => {
        await database.prepare(work).catch((error: unknown) => {
          throw isDamage(error) ? damaged(folder, reasonOf(error)) : error;
        });
        rmSync(note, { force: true });
      },
      close: async () => {
        room.close();
        usable.close();
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
