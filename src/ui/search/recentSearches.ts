import * as v from 'valibot';
import { jsonKey } from '../../client/storage/storage';

const kept = 6;
const recentKey = jsonKey('recent-searches', v.array(v.pipe(v.string(), v.nonEmpty())));

export const recentSearches = (): string[] => recentKey.get() ?? [];

/** Remembers a search; the same words in other case count as the same search. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((old) => old.toLowerCase() !== text.toLowerCase());
  recentKey.set([text, ...others].slice(0, kept));
}

export const forgetSearches = (): void => recentKey.set(null);
