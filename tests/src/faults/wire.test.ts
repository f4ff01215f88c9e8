import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { exchange } from '../../../src/client/transport';
import { type WireFault, wireFaults } from '../../support/faults/wire';

type Do = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answer: Do;
let committed = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    if (request.method === 'OPTIONS') return void response.end();
    request.resume().once('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const saying =
  (status: number, body: string, headers: Record<string, string> = {}): Do =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

const errors = (code: string, message: string) => JSON.stringify({ errors: [{ code, message }] });
const html = { 'Content-Type': 'text/html' };

/** What the network does for each fault. */
const does: Record<WireFault, Do> = {
  'slow 30 s': () => undefined,
  refused: ({ socket }) => void socket.destroy(),
  '500': saying(500, errors('', 'Internal error')),
  'too many (429)': saying(429, errors('rate_limited', 'Not so fast.'), { 'Retry-After': '30' }),
  'HTML instead of JSON': saying(200, '<h1>Proxy</h1>', html),
  'HTML of a gateway (502)': saying(502, '<h1>Bad gateway</h1>', html),
  'wrong shape': saying(200, '"oops"'),
  '401': saying(401, errors('unauthenticated', 'Unauthenticated.')),
  offline: ({ socket }) => void socket.destroy(),
  'answer lost after commit': ({ socket }) => {
    committed += 1;
    socket.destroy();
  },
  'second tab acts first': saying(403, errors('changed_elsewhere', 'Somebody else was first.')),
};

async function handed(isQuestion: boolean, timeoutMs = 15_000) {
  const { port } = server.address() as AddressInfo;
  try {
    return await exchange({
      url: `http://127.0.0.1:${port}/api/v1/zone/list`,
      method: isQuestion ? 'GET' : 'POST',
      headers: {},
      body: isQuestion ? undefined : { a: 1 },
      signal: undefined,
      timeoutMs,
      isQuestion,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: error.kind };
  }
}

describe.each([
  ['asked', true],
  ['told', false],
] as const)('what is %s meets on the wire', (_, isQuestion) => {
  it.each(Object.keys(does) as WireFault[])('%s, as the matrix has it', async (fault) => {
    answer = does[fault];
    expect(await handed(isQuestion, fault === 'slow 30 s' ? 100 : undefined)).toEqual(
      wireFaults[fault],
    );
  });

  it.each([
    ['no text at all', '', null],
    ['cut JSON', '{"a":[1,', null],
    ['another charset', Buffer.from('"caf\xe9"', 'latin1'), { json: 'caf\ufffd' }],
  ])('%s, which is no crash (S04)', async (_name, text, body) => {
    answer = (_request, response) => void response.writeHead(200).end(text);
    expect(await handed(isQuestion)).toEqual({ status: 200, body, retryAfter: null });
  });
});

it('is not made twice by the client itself where the answer is lost (S03)', () => {
  // Once asked and once told, above.
  expect(committed).toBe(2);
});
