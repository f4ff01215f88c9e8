import type { Language } from '../../domain/language/languages';
import type { Deps } from '../deps';
import type { Preview } from './previewHead';
import type { OwnOf } from './previews/context';
import { rentalPreviews } from './previews/rental';
import { shelfPreviews } from './previews/shelves';
import { shopPreviews } from './previews/shops';
import { textPreview } from './previews/texts';

/**
 * What the page at a path says of itself; `missing` when what it is about does not exist; null when it says
 * nothing of its own.
 */
export type PreviewFor = (path: string, language: Language) => Promise<Preview | 'missing' | null>;

const keyOf = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Finds what the page at a path says of itself; null for pages of one shopper's own, and while the database is away. */
export function createPreviews(deps: Deps): PreviewFor {
  const kinds: Record<string, OwnOf> = {
    ...shopPreviews(deps),
    ...shelfPreviews(deps),
    ...rentalPreviews(deps),
  };
  return async (path, language) => {
    const [, kind = '', text = ''] = /^\/((?:rental\/)?[^/]+)\/([^/]+)$/.exec(path) ?? [];
    const isList = kind === 'store' && (text === 'latest' || text === 'popular');
    const find = isList ? undefined : kinds[kind];
    const key = keyOf(text);
    if (find && key === null) return 'missing';
    try {
      const { business_name: siteName } = await deps.settings.config(language);
      if (!find) {
        const own = await textPreview(deps, path, language, siteName);
        return own && { ...own, language, siteName };
      }
      const own = await find(key ?? '', language);
      return own ? { ...own, language, siteName } : 'missing';
    } catch {
      // The page itself says what is wrong, and tries again.
      return null;
    }
  };
}
