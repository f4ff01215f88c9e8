/** What a browser has kept at a place, if it is what is looked for; null where it keeps nothing. */
export function keptAs<T>(
  storage: Storage,
  place: string,
  isSo: (value: unknown) => value is T,
): T | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(place) ?? 'null');
    return isSo(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a value; answers whether the browser let it, and had room for it. */
export function keepAs(storage: Storage, place: string, value: unknown): boolean {
  try {
    storage.setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
