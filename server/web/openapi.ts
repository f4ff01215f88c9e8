import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { AnyEndpoint } from '../../domain/endpoints/define';
import { endpointTable } from '../../domain/endpoints/table';
import { errorCodes } from '../../domain/errors';

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
};

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, options);
  return rest;
}

function parameters(endpoint: AnyEndpoint) {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = schemaOf(endpoint.query);
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
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
    ...inQuery,
    header('X-localization', false, 'en or ar'),
    ...(endpoint.scoped
      ? [
          header('zoneId', true, 'JSON list of zone ids as text'),
          header('moduleId', true, 'a module'),
        ]
      : []),
    ...(endpoint.idempotent
      ? [header('Idempotency-Key', false, 'the same key gives the same answer, once')]
      : []),
  ];
}

function operation(name: string, endpoint: AnyEndpoint) {
  const refusal = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
  };
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    parameters: parameters(endpoint),
    ...(hasBody
      ? { requestBody: { content: { 'application/json': { schema: schemaOf(endpoint.body) } } } }
      : {}),
    ...(endpoint.auth === 'customer' ? { security: [{ token: [] }] } : {}),
    responses: {
      '200': {
        description: 'The answer',
        content: { 'application/json': { schema: schemaOf(endpoint.answer) } },
      },
      '4XX': refusal,
    },
  };
}

/** The OpenAPI 3.1 document of the wire contract, drawn from the endpoint table. */
export function openApiDocument(serverUrl: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [name, endpoint] of endpointTable) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
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
