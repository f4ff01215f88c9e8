import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** As `/api/docs` draws them: `rows()` of the wire names the schema of its rows in its metadata. */
const drawn: ConversionConfig = {
  typeMode: 'input',
  errorMode: 'ignore',
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const noted = 'metadata' in valibotAction ? valibotAction.metadata : null;
    const row = typeof noted === 'object' && noted !== null && 'rows' in noted ? noted.rows : null;
    return isSchema(row) ? { type: 'array', items: toJsonSchema(row, drawn) } : jsonSchema;
  },
};

const pictures = new Map<v.GenericSchema, Schema>();

function schemaOf(schema: v.GenericSchema): Schema {
  const known = pictures.get(schema);
  if (known) return known;
  const picture = toJsonSchema(schema, drawn) as Schema;
  pictures.set(schema, picture);
  return picture;
}

/** A row of the one list of which the picture has no rows: addresses of a point. */
const unpictured = { formatted_address: '1 Palm Street' };

const namesIn = ({ properties = {}, required = [] }: Schema, isFull: boolean): string[] =>
  isFull ? Object.keys(properties) : required;

/** The smallest value of a schema; lists have as many rows as are wanted. */
function smallest(schema: Schema, rows: number): unknown {
  const value = (part: Schema = {}) => smallest(part, rows);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(value));
  if (schema.anyOf) return value(schema.anyOf[0]);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        namesIn(schema, rows > 0).map((name) => [name, value(schema.properties?.[name])]),
      );
    case 'array':
      return Array.from({ length: rows }, () => (schema.items ? value(schema.items) : unpictured));
    case 'string':
      // The only pattern of the contract's answers is that of seconds.
      if (schema.pattern) return '60s';
      return schema.format === 'email' ? 'name@example.com' : '2026-01-02T03:04:05.000Z';
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

const made = new Map<v.GenericSchema, unknown>();

/** A small answer that a schema of the contract reads, with one row in each list or, where none is needed, without. */
function madeBy(schema: v.GenericSchema, rows: readonly number[]): unknown {
  if (schema.type === 'void' || schema.type === 'undefined') return undefined;
  const tries = rows.map((count) => smallest(schemaOf(schema), count));
  const read = tries.find((value) => v.safeParse(schema, value).success);
  if (read === undefined)
    throw new Error(`No sample: ${JSON.stringify(v.safeParse(schema, tries[0]).issues)}`);
  return read;
}

/** The smallest answer. Throws for a schema of which none can be made. */
export function sampleOf(schema: v.GenericSchema): unknown {
  if (!made.has(schema)) made.set(schema, madeBy(schema, [0, 1]));
  return made.get(schema);
}

/** One with a row in each list. */
export const fullSampleOf = (schema: v.GenericSchema): unknown => madeBy(schema, [1, 0]);
