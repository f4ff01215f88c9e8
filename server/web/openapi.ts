import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { photoTypes } from '../../domain/account/profileValidation';
import { endpointTable } from '../../domain/endpoints';
import { languageCodes } from '../../domain/language/languages';
import { isOneOf } from '../../domain/values/entries';
import type { AnyEndpoint } from '../../domain/wire/define';
import { errorCodes } from '../../domain/wire/errors';
import { type Stream, streams } from './openapiStreams';

type JsonSchema = ReturnType<typeof toJsonSchema>;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const options: ConversionConfig = {
  typeMode: 'input',
  errorMode: 'ignore',
  // `rows()` of the wire names the schema of its rows in its metadata.
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const noted =
      valibotAction.type === 'metadata' && 'metadata' in valibotAction
        ? valibotAction.metadata
        : null;
    const row = typeof noted === 'object' && noted !== null && 'rows' in noted ? noted.rows : null;
    return isSchema(row) ? { type: 'array', items: schemaOf(row) } : jsonSchema;
  },
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
};

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, options);
  return rest;
}

function queryOf(schema: v.GenericSchema) {
  const query = schemaOf(schema);
  return Object.entries(query.properties ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema: field,
  }));
}

function parameters(endpoint: AnyEndpoint) {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...inPath,
    ...queryOf(endpoint.query),
    header('X-localization', false, languageCodes.join(' or ')),
    ...(endpoint.scoped
      ? [
          header('zoneId', true, 'JSON list of zone ids as text'),
          header('moduleId', true, 'a module'),
        ]
      : []),
    ...(endpoint.idempotent
      ? [
          header(
            'Idempotency-Key',
            endpoint.idempotent === 'required',
            'the same key gives the same answer, once',
          ),
        ]
      : []),
  ];
}

const refusal = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
};

type Content = Record<string, { schema: JsonSchema; encoding?: Record<string, object> }>;

interface Operation {
  operationId: string;
  summary: string;
  tags: (string | undefined)[];
  parameters: object[];
  requestBody?: { content: Content };
  security?: object[];
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const isFile = (field: unknown): boolean =>
  JSON.stringify(field)?.includes('"format":"binary"') ?? false;

/** Nothing for a call without fields; a form for one that may hold files, and then what they may be. */
function bodyOf({ body, multipart }: AnyEndpoint): { content: Content } | null {
  const schema = schemaOf(body);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return schema.type === 'object' ? null : jsonBody(schema);
  if (!multipart) return jsonBody(schema);
  const encoding = Object.fromEntries(
    fields
      .filter(([, field]) => isFile(field))
      .map(([name]) => [name, { contentType: photoTypes.join(', ') }]),
  );
  return { content: { 'multipart/form-data': { schema, encoding } } };
}
const jsonBody = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

function operation(name: string, endpoint: AnyEndpoint): Operation {
  const body = bodyOf(endpoint);
  const isSilent = endpoint.answer.type === 'unknown';
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    parameters: parameters(endpoint),
    ...(body && endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
      ? { requestBody: body }
      : {}),
    ...(isOneOf(['customer', 'staff', 'owner', 'courier', 'operator'], endpoint.auth)
      ? { security: [{ token: [] }] }
      : {}),
    responses: {
      ...(isSilent
        ? { '204': { description: 'Done; there is nothing to say' } }
        : { '200': { description: 'The answer', ...jsonBody(schemaOf(endpoint.answer)) } }),
      '4XX': refusal,
    },
  };
}

function streamOperation({ name, path, summary, query, event, data }: Stream): Operation {
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[1]],
    parameters: query ? queryOf(query) : [],
    ...(query ? {} : { security: [{ token: [] }] }),
    responses: {
      '200': {
        description: `Server-sent events named "${event}", each with this as JSON in its data; a comment every 15 seconds keeps the connection`,
        content: { 'text/event-stream': { schema: schemaOf(data) } },
      },
      '4XX': refusal,
    },
  };
}

export function openApiDocument(serverUrl: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of endpointTable) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  for (const stream of streams) paths[stream.path] = { get: streamOperation(stream) };
  return {
    openapi: '3.1.0',
    info: { title: 'Flowmart API', version: '1' },
    servers: [{ url: `${serverUrl}/api/v1` }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Errors: {
          type: 'object',
          properties: {
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  code: { type: 'string', examples: [...errorCodes] },
                  message: { type: 'string' },
                },
              },
            },
          },
        },
      },
    },
    paths,
  };
}
