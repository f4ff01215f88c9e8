import { isPassing } from '../db/lost';
import { t } from '../locales/t';
import { Refusal } from './refusal';
import { noRoom } from './room';

/** A database error, wherever in the chain of causes it is. */
function stateOf(error: unknown): { state: string; said: string } | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) {
    return { state: error.code, said: error.message };
  }
  return stateOf(error.cause);
}

const given = new WeakMap<Request, object>();

/** Remembers a call's fields, so that a refusal of the database can name the one that it is about. */
export const noteGiven = (request: Request, fields: object): void => {
  given.set(request, fields);
};

type Leaf = readonly [path: string, value: string | number];

function leavesOf(value: unknown, path = '', depth = 0): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null || depth > 6 || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    leavesOf(entry, path ? `${path}.${name}` : name, depth + 1),
  );
}

const momentOf = (value: string | number): string => {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
};

/** The field whose value the database speaks of, '' when that cannot be told. */
function fieldOf(request: Request, said: string): string {
  const leaves = leavesOf(given.get(request));
  const value = /"([\s\S]*)"/.exec(said)?.[1];
  const isMeant: ((leaf: Leaf) => boolean)[] = [
    ([, entry]) => value !== undefined && String(entry) === value,
    ([, entry]) => value !== undefined && momentOf(entry) === value,
    ([, entry]) => typeof entry === 'string' && /\0|[\ud800-\udfff]/.test(entry),
    ([, entry]) => Math.abs(Number(entry)) > 2 ** 31 - 1,
  ];
  for (const is of isMeant) {
    const [field] = leaves.find(is) ?? [];
    if (field !== undefined) return field;
  }
  return '';
}

function validation(request: Request, said: string): Refusal {
  const field = fieldOf(request, said);
  const message = t('Please check this field: {field}', { field: field || 'body' });
  return new Refusal('validation', { message, detail: { field } });
}

/**
 * What no row can hold is a caller's mistake rather than ours: an id out of range or of nothing (a module
 * that there is not) names nothing; all else of class 22 (text in place of an id, characters or moments that a
 * database cannot keep) is invalid, with the field where it can be told. A connection that was lost is nobody's, nor is a full
 * disk: the call may be sent again. Null for every other error.
 */
export function refusalOfDatabase(error: unknown, request: Request): Refusal | null {
  const { state = '', said = '' } = stateOf(error) ?? {};
  // No space left, and so little that the database is told to write nothing.
  if (state === '53100' || state === '25006') return noRoom();
  if (isPassing(error)) return new Refusal('unavailable', { retryAfter: 1 });
  if (state === '23503') return new Refusal('not_found');
  if (state === '22003') {
    return new Refusal('not_found', { detail: { field: fieldOf(request, said) } });
  }
  return state.startsWith('22') ? validation(request, said) : null;
}
