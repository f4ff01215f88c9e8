import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listCategories } from '../../../domain/catalogue/catalogueEndpoints';
import { logout } from '../../../domain/identity/identityEndpoints';
import { updateTripUserData } from '../../../domain/rental/tripCartEndpoints';
import { planFields } from '../../../domain/rental/tripPlan';
import { isApiError } from '../../../src/client/apiError';
import { samplePlan } from '../../support/rental';

let server: Server;
let reply: { status: number; type: string; body: string; delayMs?: number };

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') return void response.end();
    response.writeHead(reply.status, { 'Content-Type': reply.type });
    setTimeout(() => response.end(reply.body), reply.delayMs ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.doMock('../../../src/client/runtimeConfig', () => ({
    runtimeConfig: { apiUrl: `http://127.0.0.1:${port}`, apiDialect: 'flowmart' },
  }));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function failure(options: { timeoutMs?: number } = {}) {
  const { call } = await import('../../../src/client/client');
  try {
    return { answer: await call(listCategories, options) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: error.kind, status: error.status, code: error.code };
  }
}

describe('what a call makes of an answer (ERR-01)', () => {
  it('reads a good one, without rows of a wrong shape', async () => {
    reply = {
      status: 200,
      type: 'application/json',
      body: '[{"id":"7","name":"Fruit"},{"name":1}]',
    };
    expect(await failure()).toMatchObject({ answer: [{ id: 7, name: 'Fruit', parent_id: 0 }] });
  });

  it.each([
    ['HTML instead of JSON', 200, '<h1>Proxy</h1>', { kind: 'shape', status: 200, code: '' }],
    ['an empty text', 200, '', { kind: 'shape', status: 200, code: '' }],
    ['another shape', 200, '{"a":1}', { kind: 'shape', status: 200, code: '' }],
    [
      'a refusal with a code',
      400,
      '{"errors":[{"code":"out_of_stock","message":"Out of Stock"}]}',
      { kind: 'refused', status: 400, code: 'out_of_stock' },
    ],
    [
      'a dead token',
      401,
      '{"errors":[{"code":"unauthenticated","message":"x"}]}',
      { kind: 'unauthenticated', status: 401, code: 'unauthenticated' },
    ],
    [
      'a broken gateway',
      502,
      '<h1>Bad gateway</h1>',
      { kind: 'unavailable', status: 502, code: '' },
    ],
  ])('%s', async (_, status, body, expected) => {
    reply = { status, type: 'text/html', body };
    expect(await failure()).toEqual(expected);
  });

  it('gives up after its time', async () => {
    reply = { status: 200, type: 'application/json', body: '[]', delayMs: 2000 };
    expect(await failure({ timeoutMs: 50 })).toEqual({ kind: 'timeout', status: 0, code: '' });
  });

  it('reads the vehicles that lack a kind of trip from a refusal too (CONF-06)', async () => {
    const { call } = await import('../../../src/client/client');
    const change = () =>
      call(updateTripUserData, {
        params: { id: 7 },
        asGuest: 'g',
        body: { userId: 7, ...planFields(samplePlan({}), new Date(0)) },
      });
    reply = { status: 403, type: 'application/json', body: '[3,"5"]' };
    expect(await change()).toEqual([3, 5]);
    reply = { status: 403, type: 'application/json', body: '[]' };
    await expect(change()).rejects.toThrow('unavailable');
  });

  it('takes no content where none is promised', async () => {
    reply = { status: 204, type: 'text/plain', body: '' };
    const { call } = await import('../../../src/client/client');
    await expect(call(logout)).resolves.toBeUndefined();
  });
});
