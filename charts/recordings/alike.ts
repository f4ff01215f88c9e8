import type { Plain } from '../model/chart';
import { hidden, mask } from '../model/mask';

const isFields = (value: Plain): value is { [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands for something that is not told: it says nothing of what stood there. */
const isUntold = (value: Plain) =>
  value === hidden || (typeof value === 'string' && /^\(.*\)$/.test(value)) || Number.isNaN(value);

/** The first place, as a path, at which two values differ, as far as both may be told; null where there is none. */
export function firstUnlike(recorded: Plain, found: Plain, path: string[] = []): string[] | null {
  if (isUntold(recorded) || isUntold(found)) return null;
  if (Array.isArray(recorded) && Array.isArray(found)) {
    const isPart = [...recorded, ...found].some(
      (one) => typeof one === 'string' && one.endsWith(' more)'),
    );
    if (!isPart && recorded.length !== found.length) return path;
    const length = Math.min(recorded.length, found.length);
    return firstOf(length, (place) =>
      firstUnlike(recorded[place] ?? null, found[place] ?? null, [...path, String(place)]),
    );
  }
  if (isFields(recorded) && isFields(found)) {
    // Keys that are hidden are called by their places.
    const keys = [...new Set([...Object.keys(recorded), ...Object.keys(found)])];
    if (keys.some((key) => isUntold(key))) return null;
    return firstOf(keys.length, (place) => {
      const key = keys[place] ?? '';
      return firstUnlike(recorded[key] ?? null, found[key] ?? null, [...path, key]);
    });
  }
  return recorded === found ? null : path;
}

function firstOf(count: number, look: (place: number) => string[] | null): string[] | null {
  for (let place = 0; place < count; place += 1) {
    const found = look(place);
    if (found) return found;
  }
  return null;
}

/** What stands at a path; null for nothing. */
export const valueAt = (whole: Plain, path: readonly string[]): Plain =>
  path.reduce<Plain>((value, key) => {
    if (typeof value !== 'object' || value === null) return null;
    return (Array.isArray(value) ? value[Number(key)] : value[key]) ?? null;
  }, whole);

/** A context as it is compared with one that was recorded. */
export const compared = (context: unknown): { [field: string]: Plain } => {
  const told = mask(context, { everything: true });
  return isFields(told) ? told : {};
};

/** The fields of a context that are otherwise than before; null where one is gone. */
export function changedFields(before: Plain, after: Plain): { [field: string]: Plain } {
  const [was, now] = [before, after].map((one) => (isFields(one) ? one : {}));
  const keys = [...new Set([...Object.keys(was ?? {}), ...Object.keys(now ?? {})])];
  return Object.fromEntries(
    keys.flatMap((key): [string, Plain][] =>
      JSON.stringify(was?.[key]) === JSON.stringify(now?.[key]) ? [] : [[key, now?.[key] ?? null]],
    ),
  );
}
