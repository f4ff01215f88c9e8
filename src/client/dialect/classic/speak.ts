import type { Dialect } from '../spoken';
import { catalogue } from './catalogue';
import { notFound } from './refusals';
import { settings } from './settings';
import { type There, thereFor } from './there';

export type Handler = (there: There) => Promise<unknown>;

/** Our calls, by method and path, as this family of back ends is asked for them. */
export type Table = Readonly<Record<string, Handler>>;

const tables: Table[] = [settings, catalogue];

/** Every call that is known here: what is missing is told as not found. */
export const table: ReadonlyMap<string, Handler> = new Map(
  tables.flatMap((one) => Object.entries(one)),
);

/** Back ends of the classic `/api/v1` family (docs/back-ends.md). */
export const speak: Dialect = (endpoint, options) => {
  const handler = table.get(`${endpoint.method} ${endpoint.path}`);
  return handler ? handler(thereFor(endpoint, options)) : Promise.reject(notFound());
};
