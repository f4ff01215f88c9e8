import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointTable } from '../../../domain/endpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { readErrors } from '../../../domain/wire/errors';
import { createTestServer, type TestServer } from '../../support/server';
import { wireStreams, wireTable } from '../../support/wireTable';
import { fieldsOf } from '../fuzz/fieldsOf';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function kindOf({ multipart, body, query }: AnyEndpoint): string {
  if (multipart) return 'multipart';
  if (fieldsOf(body).length > 0) return 'json';
  return fieldsOf(query).length > 0 ? 'query' : 'none';
}
const line = ({ method, path, kind }: { method: string; path: string; kind: string }) =>
  `${method} ${path} ${kind}`;

/** Only what serves every path that nobody knows refuses with nothing but this. */
const isUnknown = async (method: string, path: string) => {
  const response = await server.app.request(`/api/v1${path.replace(/\{\w+\}/g, '1')}`, {
    method,
    headers: { zoneId: '[1]', moduleId: '1' },
  });
  if (response.status === 405) return true;
  if (response.status === 404) return readErrors(await response.json())[0]?.code === 'not_found';
  await response.body?.cancel();
  return false;
};

describe('the wire, as it is written down by hand', () => {
  it('is the endpoints of the domain: method, path and what carries the input', () => {
    const told = [...endpointTable.values()].map((endpoint) =>
      line({ method: endpoint.method, path: endpoint.path, kind: kindOf(endpoint) }),
    );
    expect(told.sort()).toEqual(wireTable.map(line).sort());
  });

  it('is what the server answers at: no other path below /api/v1', () => {
    const served = server.app.routes
      .filter(({ path, method }) => path.startsWith('/api/v1/') && method !== 'ALL')
      .map(({ path, method }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const told = [
      ...wireTable.map(({ method, path }) => `${method} /api/v1${path}`),
      ...wireStreams.map((path) => `GET /api/v1${path}`),
    ];
    expect([...new Set(served)].sort()).toEqual(told.sort());
  });

  it('is asked by a request to each literal path: none is unknown', async () => {
    expect(await isUnknown('GET', '/no/such/path')).toBe(true);
    expect(await isUnknown('PATCH', '/customer/info')).toBe(true);
    const streams = wireStreams.map((path) => ({ method: 'GET', path }));
    const unknown: string[] = [];
    for (const { method, path } of [...wireTable, ...streams]) {
      if (await isUnknown(method, path)) unknown.push(`${method} ${path}`);
    }
    expect(unknown).toEqual([]);
  });
});
