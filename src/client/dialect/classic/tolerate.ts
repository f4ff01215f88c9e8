import * as v from 'valibot';
import { isRow, type Row } from './values';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const partOf = (schema: v.GenericSchema, name: string): unknown => Reflect.get(schema, name);

const schemaIn = (schema: v.GenericSchema, name: string) => {
  const part = partOf(schema, name);
  return isSchema(part) ? part : null;
};

/** What the rows of a list are read by; null for what is no list. */
function rowOf(schema: v.GenericSchema): v.GenericSchema | null {
  const steps = partOf(schema, 'pipe');
  const told = Array.isArray(steps)
    ? steps.flatMap((step: unknown) =>
        isRow(step) && step.type === 'metadata' && isRow(step.metadata) ? [step.metadata.rows] : [],
      )[0]
    : null;
  return isSchema(told) ? told : schema.type === 'array' ? schemaIn(schema, 'item') : null;
}

const told = new Set<string>();

/** Once for each place, however many rows have it. */
function warn(at: string, what: string): void {
  if (told.has(at)) return;
  told.add(at);
  console.warn(`${at} cannot be read: ${what}`);
}

const reads = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

function row(schema: v.GenericSchema, entries: Row, value: Row, at: string): Row {
  const kept: Row = { ...value };
  for (const [name, entry] of Object.entries(entries)) {
    if (!isSchema(entry) || !(name in value)) continue;
    const here = `${at}.${name}`;
    kept[name] = tolerate(entry, value[name], here);
    if (reads(entry, kept[name]) || !reads(entry, undefined)) continue;
    warn(here, 'it is left out');
    delete kept[name];
  }
  return schema.type === 'object' ? kept : value;
}

/**
 * What of an answer can be read: an optional field that cannot is left out, never its row; a row that cannot is left out,
 * never its list. Developers are told of it in the console.
 */
export function tolerate(schema: v.GenericSchema, value: unknown, at: string): unknown {
  const rows = rowOf(schema);
  if (rows && Array.isArray(value))
    return value.flatMap((one: unknown) => {
      const kept = tolerate(rows, one, `${at}[]`);
      if (reads(rows, kept)) return [kept];
      warn(`${at}[]`, 'the row is left out');
      return [];
    });
  const wrapped = schemaIn(schema, 'wrapped');
  if (wrapped) return value === null || value === undefined ? value : tolerate(wrapped, value, at);
  const entries = partOf(schema, 'entries');
  if (isRow(entries) && isRow(value)) return row(schema, entries, value, at);
  const options = partOf(schema, 'options');
  if (schema.type === 'intersect' && Array.isArray(options))
    return options
      .filter(isSchema)
      .reduce((kept: unknown, option) => tolerate(option, kept, at), value);
  return value;
}
