import type { CatalogueChanges } from '../web/rendering/catalogueChanges';

/** Opening hours begin and sales end while nothing is changed: so long a read is kept, in milliseconds. */
const longest = 30_000;
/** Characters of what a shelf keeps, written as JSON; in memory some four times as many bytes. */
const mostText = 4_000_000;

/** What was read for the same key, or what `load` reads now; nobody may change it. */
type Read<T> = (key: readonly unknown[], load: () => Promise<T>) => Promise<T>;

/** What the catalogue answers everybody alike, kept until something of it changes. */
export interface KeptReads {
  /** A place for reads of one kind: equal keys mean equal reads. */
  shelf<T>(): Read<T>;
}

export const keepsNothing: KeptReads = { shelf: () => (_, load) => load() };

interface Kept<T> {
  at: number;
  value: Promise<T>;
  /** Null while it is being read. */
  ids: ReadonlySet<string> | null;
  size: number;
}

/** Numbers by which a value speaks of something: more than what it shows, never less. */
const idsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/"\w*id":"?(\d+)/gi)].map(([, id = '']) => id));

function createShelf<T>(changes: CatalogueChanges, now: () => number): Read<T> {
  const known = new Map<string, Kept<T>>();
  let size = 0;
  const forget = (key: string, kept: Kept<T>) => {
    if (known.get(key) !== kept) return;
    known.delete(key);
    size -= kept.size;
  };
  changes.onChange((ids) => {
    for (const [key, kept] of known)
      if (!ids || !kept.ids || ids.some((id) => kept.ids?.has(id))) forget(key, kept);
  });
  const weigh = (key: string, kept: Kept<T>, value: T) => {
    if (known.get(key) !== kept) return;
    const text = JSON.stringify(value) ?? '';
    kept.ids = idsIn(text);
    kept.size += text.length;
    size += text.length;
    for (const [oldest, it] of known) {
      if (size <= mostText) break;
      forget(oldest, it);
    }
  };
  return (wanted, load) => {
    if (!changes.isHeard()) return load();
    const key = JSON.stringify(wanted);
    const found = known.get(key);
    if (found && now() - found.at < longest) return found.value;
    if (found) forget(key, found);
    const kept: Kept<T> = { at: now(), value: load(), ids: null, size: key.length };
    known.set(key, kept);
    size += kept.size;
    kept.value.then(
      (value) => weigh(key, kept, value),
      () => forget(key, kept),
    );
    return kept.value;
  };
}

/** Keeps reads of which the database tells when they change; nothing while nobody hears it. */
export const createKeptReads = (
  changes: CatalogueChanges,
  now: () => number = () => performance.now(),
): KeptReads => ({ shelf: () => createShelf(changes, now) });
