import type { Hono } from 'hono';

/** What an app sends, in the family's words: nothing here is drawn from our contract. */
export interface AppRequest {
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  token?: string | undefined;
}

export interface AppAnswer {
  status: number;
  // What came is looked at by the tables and literals of a test, never trusted.
  body: unknown;
}

/** Calls below /apps as an app in zone 1 and module 1 makes them. */
export async function askAs(
  app: Hono,
  call: string,
  { query = {}, body, headers, token }: AppRequest = {},
): Promise<AppAnswer> {
  const [method = '', path = ''] = call.split(' ');
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const response = await app.request(`/apps/api/v1${path}?${search}`, {
    method,
    headers: {
      'X-localization': 'en',
      zoneId: '[1]',
      moduleId: '1',
      Authorization: `Bearer ${token ?? 'null'}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** An answer that is looked into without a schema: what is not there is undefined. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (here, key) => (typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined),
    value,
  );
}

const kinds: Record<string, (value: unknown) => boolean> = {
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  whole: (value) => Number.isSafeInteger(value),
  flag: (value) => value === 0 || value === 1,
  boolean: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  numeric: (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value),
  clock: (value) => typeof value === 'string' && /^\d\d:\d\d:\d\d$/.test(value),
  day: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  moment: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value),
  address: (value) => typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value),
  json: (value) => typeof value === 'string' && /^[[{]/.test(value),
  list: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  null: (value) => value === null,
};

/**
 * Where a row is not as a table says, one line for each field: `id number`, `email text|null`. An empty list says
 * that a client which reads each field as the one type that the family sends can read the row.
 */
export function misfits(row: unknown, table: string): string[] {
  const lines = table
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().split(/\s*,\s*/));
  return lines.flatMap((line) => {
    const [name = '', type = ''] = line.split(/\s+/);
    const value = at(row, ...name.split('.'));
    const fits = type.split('|').some((kind) => kinds[kind]?.(value));
    return fits ? [] : [`${name}: ${JSON.stringify(value)} is not ${type}`];
  });
}
