import type { Database } from './client';
import { schemaGaps } from './schemaGaps';

const freshMilliseconds = 10_000;

/** Whether a server can serve from its database: it answers, and has every table and column. Throws where not; says once what is missing. */
export function createReadiness(
  database: Pick<Database, 'db' | 'ping' | 'now'>,
  say: (line: string) => void,
): () => Promise<void> {
  let known: { at: number; gaps: string[] } | null = null;
  return async () => {
    await database.ping();
    const now = database.now().getTime();
    if (!known || Math.abs(now - known.at) >= freshMilliseconds) {
      const gaps = await schemaGaps(database.db);
      const told = known?.gaps.join() ?? '';
      known = { at: now, gaps };
      if (gaps.length > 0 && gaps.join() !== told)
        say(
          `The database lacks ${gaps.slice(0, 5).join(', ')}${gaps.length > 5 ? ` and ${gaps.length - 5} more` : ''}: this server is not ready. Restore it, or start a server that brings it up to date.`,
        );
    }
    if (known.gaps.length > 0) throw new Error('the database lacks what this server needs');
  };
}
