import type { Clock } from '../../deps';
import type { Page } from '../pages';

/** Opening hours begin and sales end while nothing is changed: so long a page is kept, in milliseconds. */
const longest = 30_000;
/** So long where nobody would tell of a change, in milliseconds. */
const unheard = 2_000;
/** So many pages are kept, some 200 KB each. */
const mostKept = 300;

/** A page that was rendered, and the numbers of all that its answers speak of: items, stores, vehicles. */
export interface FinishedPage {
  page: Page;
  ids: ReadonlySet<string>;
}

interface Kept {
  at: number;
  page: Promise<Page | null>;
  /** Null while it is being rendered. */
  ids: ReadonlySet<string> | null;
}

/** Rendered pages, each until something that it shows has changed. */
export interface KeptPages {
  find(key: string): Promise<Page | null> | null;
  /** One that nobody has to wait for. */
  findReady(key: string): Promise<Page | null> | null;
  keep(key: string, page: Promise<FinishedPage | null>): Promise<Page | null>;
  /** Forgets the pages that show one of these, and those that are being rendered; all without ids. */
  drop(ids?: readonly string[]): void;
}

/** @param isHeard whether changes are told, now */
export function createKeptPages(isHeard: () => boolean, { now }: Clock): KeptPages {
  const known = new Map<string, Kept>();
  const fresh = (key: string): Kept | null => {
    const found = known.get(key);
    return found && now().getTime() - found.at < (isHeard() ? longest : unheard) ? found : null;
  };
  return {
    find: (key) => fresh(key)?.page ?? null,
    findReady(key) {
      const found = fresh(key);
      return found?.ids ? found.page : null;
    },
    keep(key, finished) {
      const kept: Kept = {
        at: now().getTime(),
        page: finished.then((it) => it?.page ?? null).catch(() => null),
        ids: null,
      };
      known.delete(key);
      if (known.size >= mostKept) known.delete(known.keys().next().value ?? '');
      known.set(key, kept);
      // The next who asks may be luckier.
      const forget = () => known.get(key) === kept && known.delete(key);
      finished.then((it) => {
        if (it) kept.ids = it.ids;
        else forget();
      }, forget);
      return kept.page;
    },
    drop(ids) {
      for (const [key, { ids: shown }] of known)
        if (!ids || !shown || ids.some((id) => shown.has(id))) known.delete(key);
    },
  };
}
