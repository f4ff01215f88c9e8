import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Row = Record<string, unknown>;

/** One call as it was made; `fields` are those of the query and of the body together, as the family reads them. */
export interface Call {
  method: string;
  /** Without the address and `/api/v1`. */
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  fields: Row;
  files: Record<string, File[]>;
  params: Record<string, string>;
}

export interface Reply {
  status?: number;
  json?: unknown;
  html?: string;
  /** An image as text. */
  svg?: string;
  /** Leads the browser elsewhere. */
  location?: string;
}

interface Recorded extends Call {
  /** The path as it was registered; null for a call that is not in the dialect's table. */
  route: string | null;
  status: number;
}

type Handler = (call: Call) => Reply;
export type On = (method: string, path: string, handle: Handler) => void;

export const refuse = (status: number, code: string, message = code): Reply => ({
  status,
  json: { errors: [{ code, message }] },
});

/** A number of the fields, which come as text or as numbers. */
export const numberOf = (value: unknown): number | null => {
  const read = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return value === '' || !Number.isFinite(read) ? null : read;
};

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Closed without a word before it was heard, or after it was done; cut off in the middle of its answer; or heard twice, as browsers repeat a call by themselves whose
 * connection was closed without a word.
 */
type Loss = 'before' | 'after' | 'cut' | 'repeated';

interface Route {
  method: string;
  path: string;
  match: RegExp;
  handle: Handler;
}

const matcher = (path: string) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`);

async function bodyOf(request: IncomingMessage): Promise<Pick<Call, 'fields' | 'files'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return { fields: {}, files: {} };
  if (type.startsWith('application/json'))
    return { fields: JSON.parse(bytes.toString()) as Row, files: {} };
  // Of a form that comes by PUT nothing is read.
  if (request.method === 'PUT') return { fields: {}, files: {} };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const read: Pick<Call, 'fields' | 'files'> = { fields: {}, files: {} };
  for (const [name, value] of form) {
    if (typeof value === 'string') read.fields[name] = value;
    else {
      const sent = read.files[name] ?? [];
      sent.push(value);
      read.files[name] = sent;
    }
  }
  return read;
}

const withoutEmpty = (fields: Row): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  );

function reply(routes: readonly Route[], call: Call): { route: string | null; told: Reply } {
  const here = routes.flatMap((route) => {
    const found = route.match.exec(call.path);
    return found ? [{ route, params: { ...found.groups } }] : [];
  });
  const one = here.find(({ route }) => route.method === call.method);
  if (one) {
    call.params = one.params;
    return { route: `${one.route.method} ${one.route.path}`, told: one.route.handle(call) };
  }
  return {
    route: null,
    told:
      here.length > 0
        ? { status: 405, json: { message: `The ${call.method} method is not supported.` } }
        : { status: 404, json: { message: `The route ${call.path} could not be found.` } },
  };
}

export interface Listening {
  address: string;
  /** Every call, in order. */
  calls: Recorded[];
  /** Calls that are not in the dialect's table, as `METHOD /path`. */
  unknown(): string[];
  /** What becomes of the next call of a route. */
  loseNext(route: string, when?: Loss): void;
  /** What a route answers from now on, whatever is asked; null: what it answers by itself. */
  answerWith(route: string, told: Reply | (() => Reply) | null): void;
  close(): Promise<void>;
}

/** Serves what areas register, records every call, and answers 404 to what nobody registered. */
export async function listen(register: (on: On) => void, port = 0): Promise<Listening> {
  const routes: Route[] = [];
  register((method, path, handle) => routes.push({ method, path, match: matcher(path), handle }));
  const calls: Recorded[] = [];
  let lost: { route: string; when: Loss } | null = null;
  const fixed = new Map<string, Reply | (() => Reply)>();
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    response.setHeader(
      'Access-Control-Allow-Headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const url = new URL(request.url ?? '', 'http://classic');
    const query = Object.fromEntries(url.searchParams);
    const body = await bodyOf(request);
    const call: Call = {
      method: request.method ?? '',
      path: url.pathname.replace(/^\/api\/v1(?=\/)/, ''),
      query,
      headers: request.headers,
      fields: withoutEmpty({ ...query, ...body.fields }),
      files: body.files,
      params: {},
    };
    const losing = lost?.route === `${call.method} ${call.path}` ? lost : null;
    if (losing) lost = null;
    if (losing?.when === 'before') return void response.destroy();
    if (losing?.when === 'repeated') reply(routes, call);
    const instead = fixed.get(`${call.method} ${call.path}`);
    const { route, told } = instead
      ? {
          route: `${call.method} ${call.path}`,
          told: typeof instead === 'function' ? instead() : instead,
        }
      : reply(routes, call);
    const status = told.location ? 302 : (told.status ?? 200);
    calls.push({ ...call, route, status });
    if (losing?.when === 'after') return void response.destroy();
    if (losing?.when === 'cut') {
      response.writeHead(status, { 'Content-Length': '99' });
      return void response.write('{', () => response.destroy());
    }
    if (told.location) return void response.writeHead(302, { Location: told.location }).end();
    const type =
      told.html !== undefined ? 'text/html' : told.svg !== undefined ? 'image/svg+xml' : null;
    response.writeHead(status, {
      'Content-Type': type ? `${type}; charset=utf-8` : 'application/json',
      // Every web server says it of a file: browsers keep that by it.
      ...(told.svg !== undefined && { 'Last-Modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }),
    });
    response.end(told.html ?? told.svg ?? JSON.stringify(told.json ?? null));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    loseNext: (route, when = 'after') => {
      lost = { route, when };
    },
    answerWith: (route, told) => void (told ? fixed.set(route, told) : fixed.delete(route)),
    unknown: () =>
      calls.flatMap(({ route, method, path }) => (route === null ? [`${method} ${path}`] : [])),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
