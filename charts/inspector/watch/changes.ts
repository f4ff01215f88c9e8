import type { Plain } from '../../model/chart';
import type { ValueChange } from '../protocol';

const isBranch = (value: Plain | undefined): value is Plain[] | { [key: string]: Plain } =>
  typeof value === 'object' && value !== null;

const alike = (a: Plain, b: Plain) => Array.isArray(a) === Array.isArray(b);

/** Stands for the length of a list in a path: no key of a masked value looks like it. */
const length = '#';

/** What has to be changed in `before` to make it `after`. */
export function changesBetween(before: Plain, after: Plain, path: string[] = []): ValueChange[] {
  if (before === after) return [];
  if (!isBranch(before) || !isBranch(after) || !alike(before, after)) return [[path, after]];
  const [old, now] = [Object.entries(before), new Map(Object.entries(after))];
  const known = new Map(old);
  const changes: ValueChange[] = [];
  if (Array.isArray(before) && Array.isArray(after) && after.length < before.length)
    changes.push([[...path, length], after.length]);
  else for (const [key] of old) if (!now.has(key)) changes.push([[...path, key]]);
  for (const [key, value] of now) {
    const was = known.get(key);
    if (was === undefined) changes.push([[...path, key], value]);
    else changes.push(...changesBetween(was, value, [...path, key]));
  }
  return changes;
}

function applied(value: Plain, [path, now]: ValueChange): Plain {
  const [key, ...rest] = path;
  if (key === undefined) return now ?? null;
  if (!isBranch(value)) return value;
  if (Array.isArray(value)) {
    if (key === length) return value.slice(0, Number(now));
    const place = Number(key);
    const list = [...value];
    list[place] = applied(value[place] ?? null, [rest, now ?? null]);
    return list;
  }
  const copy = { ...value };
  if (rest.length === 0 && now === undefined) delete copy[key];
  else copy[key] = applied(value[key] ?? null, now === undefined ? [rest] : [rest, now]);
  return copy;
}

/** A value after changes; the value itself stays as it is. */
export const applyChanges = (value: Plain, changes: readonly ValueChange[]): Plain =>
  changes.reduce(applied, value);
