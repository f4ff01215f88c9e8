/** Files of migrations, by their numbers. */
export interface Migration {
  readonly file: string;
  readonly text: string;
}

/** Steps of before this rule: what they do is not undone by asking for it. */
const lastOfBefore = 17;

const numberOf = (file: string) => Number(/^\d+/.exec(file)?.[0]);
const identifier = '(?:"?public"?\\.)?"?([\\w$]+)"?';

/** `-- since 0.2.0: nothing reads it` */
const note = /^--\s*since (\d+\.\d+\.\d+): \S/m;

const isBelow = (one: string, other: string): boolean => {
  const [a = [], b = []] = [one, other].map((version) => version.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

/** Without comments, and with nothing in bodies of functions and in texts. */
const bare = (statement: string) =>
  statement
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .trim();

const statementsOf = (text: string) =>
  text
    .replace(/--> statement-breakpoint/g, '\0')
    .split('\0')
    .flatMap((part) => splitAtEnds(part))
    .filter((statement) => bare(statement) !== '');

/** At each semicolon that ends a statement; its comments stay above it. */
function splitAtEnds(text: string): string[] {
  const token = /--.*$|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|;/gm;
  const ends = [...text.matchAll(token)].filter(([found]) => found === ';');
  const cuts = [0, ...ends.map(({ index }) => index + 1), text.length];
  return cuts.slice(1).map((cut, at) => text.slice(cuts[at], cut));
}

/** What `ALTER TABLE` does, one thing after another: commas within brackets part nothing. */
function actionsOf(rest: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const letter of rest.replace(/;$/, '')) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += letter;
  }
  return actions.map((action) => action.trim());
}

interface Known {
  /** Made by this very file: no former version knows them. */
  readonly tables: Set<string>;
  readonly columns: Set<string>;
  /** Names of unique indexes, by which what a former version inserts may look for what is there. */
  readonly unique: Set<string>;
}

function faultOfAction(action: string, table: string, { columns }: Known): string | null {
  const added = new RegExp(`^add column (?:if not exists )?${identifier} (.*)$`, 'i').exec(action);
  if (added?.[1]) {
    columns.add(`${table}.${added[1]}`);
    const isFilled = /\bdefault\b|\bgenerated\b/i.test(added[2] ?? '');
    const isForced = /\bnot null\b|\bprimary key\b/i.test(added[2] ?? '');
    return isForced && !isFilled ? `adds ${table}.${added[1]} NOT NULL without a default` : null;
  }
  const isNew = (name = '') => columns.has(`${table}.${name}`);
  const altered = new RegExp(`^alter (?:column )?${identifier} (.*)$`, 'i').exec(action);
  if (altered?.[1]) {
    const [, column, what = ''] = altered;
    if (isNew(column) || /^(set default|set statistics|set storage|set compression)/i.test(what))
      return null;
    return `changes ${table}.${column}: ${what.split(' ').slice(0, 4).join(' ')}`;
  }
  if (/^drop constraint/i.test(action)) return null;
  const dropped = new RegExp(`^drop (?:column )?(?:if exists )?${identifier}`, 'i').exec(action);
  if (dropped) return `drops ${table}.${dropped[1]}`;
  if (/^rename/i.test(action)) return `renames in ${table}: ${action}`;
  if (/^add (constraint|check|unique|primary key|foreign key|exclude)/i.test(action)) {
    const key = /foreign key \(([^)]*)\)/i.exec(action)?.[1];
    const isOfNew = key?.split(',').every((name) => isNew(name.replaceAll('"', '').trim()));
    return isOfNew ? null : `demands more of ${table}: ${action.slice(0, 60)}`;
  }
  return null;
}

function faultsOfStatement(statement: string, known: Known): string[] {
  const sql = bare(statement);
  const made = new RegExp(`^create table (?:if not exists )?${identifier}`, 'i').exec(sql);
  if (made?.[1]) known.tables.add(made[1]);
  const unique = new RegExp(
    `^create unique index (?:concurrently )?(?:if not exists )?${identifier} on (?:only )?${identifier}`,
    'i',
  ).exec(sql);
  if (unique?.[1] && unique[2]) {
    known.unique.add(unique[1]);
    return known.tables.has(unique[2]) ? [] : [`demands more of ${unique[2]}: ${unique[1]}`];
  }
  const index = new RegExp(`^drop index (?:concurrently )?(?:if exists )?${identifier}`, 'i');
  const gone = index.exec(sql)?.[1];
  if (gone) return known.unique.has(gone) ? [`drops the unique index ${gone}`] : [];
  if (/^(drop|truncate)\b/i.test(sql)) return [sql.split(' ').slice(0, 4).join(' ')];
  const altered = new RegExp(`^alter table (?:if exists )?(?:only )?${identifier} (.*)$`, 'i').exec(
    sql,
  );
  if (altered?.[1]) {
    const [, table, rest = ''] = altered;
    if (known.tables.has(table)) return [];
    return actionsOf(rest).flatMap((action) => faultOfAction(action, table, known) ?? []);
  }
  return /^alter\b.*\brename\b/i.test(sql) ? [sql] : [];
}

/**
 * What new migrations do that the former version, which goes on beside them, could not live with, and for which no release
 * is named that does without it: `file: what`.
 * @param release the one that is being made, which may name those before it alone
 */
export function migrationFaults(
  migrations: readonly Migration[],
  release: string,
  since = lastOfBefore + 1,
): string[] {
  const unique = new Set<string>();
  return migrations.flatMap(({ file, text }) => {
    const known: Known = { tables: new Set(), columns: new Set(), unique };
    return statementsOf(text).flatMap((statement) => {
      const faults = faultsOfStatement(statement, known);
      const named = note.exec(statement)?.[1];
      if (numberOf(file) < since || (named && isBelow(named, release))) return [];
      return faults.map((fault) => `${file}: ${fault}`);
    });
  });
}
