import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { byCommand, noteAct } from '../operator/noteAct';
import { type Issue, issueText, type TableFile } from './file';
import { Keys } from './keys';
import { settleCatalogue } from './settle';
import type { Counts, FileOutcome } from './table';
import { tables } from './tables/tables';

const mostIssues = 50;

export interface Brought {
  readonly isWhole: boolean;
  readonly text: string;
}

class TryOver extends Error {}

/** What a line of the report begins with: exports of other shops hold many tables in one file. */
function titlesOf(files: readonly TableFile[]): (file: TableFile) => string {
  const isShared = ({ name }: TableFile) => files.filter((one) => one.name === name).length > 1;
  const titleOf = (file: TableFile) => (isShared(file) ? `${file.name}: ${file.table}` : file.name);
  const width = Math.max(20, ...files.map((file) => titleOf(file).length));
  return (file) => titleOf(file).padEnd(width);
}

const lineOf = (name: string, outcome: FileOutcome): string => {
  if (outcome.state === 'refused')
    return `${name} not taken: ${outcome.issues.length === 1 ? 'a mistake' : `${outcome.issues.length} mistakes`}`;
  if (outcome.state === 'waiting')
    return `${name} not taken: it names rows of a file with mistakes`;
  const { added, changed, same } = outcome.counts;
  return `${name} ${added} new, ${changed} changed, ${same} as before`;
};

/** A file in the note of the act, by signs that every language has; nothing of one that changed nothing. */
function actNote(name: string, { added, changed }: Counts): string[] {
  const counts = [added > 0 && `+${added}`, changed > 0 && `~${changed}`].filter(Boolean);
  return counts.length > 0 ? [[name, ...counts].join(' ')] : [];
}

function report(lines: readonly string[], issues: readonly Issue[]): string {
  const more = issues.length - mostIssues;
  return [
    ...issues.slice(0, mostIssues).map(issueText),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...lines,
  ].join('\n');
}

async function bringAll(
  db: Db,
  files: readonly TableFile[],
  { isTry, now }: { isTry: boolean; now: Date },
): Promise<Brought> {
  const keys = await Keys.read(db);
  const title = titlesOf(files);
  const lines: string[] = [];
  const issues: Issue[] = [];
  const written: string[] = [];
  // What stands there is to be found and told of, also where a later file ends in an error.
  const settle = async () => {
    if (written.length === 0) return;
    await settleCatalogue(db, now);
    await noteAct(db, byCommand, { kind: 'catalogue.imported', note: written.join(', '), at: now });
  };
  for (const table of tables) {
    for (const file of files.filter((one) => one.table === table.name)) {
      const outcome = await table.bring(db, keys, file).catch(async (error: unknown) => {
        if (!isTry) await settle();
        throw error;
      });
      lines.push(lineOf(title(file), outcome));
      if (outcome.state === 'refused') issues.push(...outcome.issues);
      if (outcome.state === 'written') written.push(...actNote(title(file).trim(), outcome.counts));
    }
  }
  await settle();
  return {
    isWhole: issues.length === 0,
    text: report(lines, issues),
  };
}

/**
 * Takes files into the catalogue, each whole or not at all, in an order in which what they name is there already. What has
 * a key that is known is changed, what has none is added; nothing is removed.
 * @param isTry writes nothing in the end, and says what would become of it
 */
export async function bringCatalogue(
  db: Db,
  files: readonly TableFile[],
  { isTry, now }: { isTry: boolean; now: Date },
): Promise<Brought> {
  if (!isTry) {
    const brought = await bringAll(db, files, { isTry, now });
    // Plans follow from statistics, and the embedded database keeps none by itself.
    await db.execute(sql`analyze`);
    return brought;
  }
  let brought: Brought = { isWhole: false, text: '' };
  try {
    await db.transaction(async (tx) => {
      brought = await bringAll(tx, files, { isTry, now });
      throw new TryOver();
    });
  } catch (error) {
    if (!(error instanceof TryOver)) throw error;
  }
  return { ...brought, text: `${brought.text}\nNothing was written.` };
}
