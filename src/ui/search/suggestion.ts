export type Suggestion =
  | { kind: 'recent'; text: string }
  | { kind: 'all'; text: string }
  | {
      kind: 'item' | 'store' | 'vehicle' | 'provider';
      text: string;
      id: string;
      picture: string;
      /** Whose it is. */
      of?: string;
      price?: number | null;
    };

/** A name cut where the typed words occur, so that they can be marked. */
export function markedParts(name: string, typed: string): { text: string; marked: boolean }[] {
  const terms = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (terms.length === 0) return [{ text: name, marked: false }];
  const pattern = new RegExp(`(${terms.join('|')})`, 'giu');
  return name
    .split(pattern)
    .map((text, place) => ({ text, marked: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}
