import { EventEmitter } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { subscribeNewsletter } from '../../../domain/content/contentEndpoints';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { quoteOrder } from '../../../domain/orders/orderEndpoints';
import { newsletterSubscribers } from '../../../server/db/schema/places';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { watchSockets } from '../../../server/http/sockets';
import { createStrangers } from '../../../server/http/strangers';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    LIMIT_CALLS: '6/1m',
    LIMIT_SEARCHES: '2/1m',
    LIMIT_GUESTS: '2/1h',
    LIMIT_NEWSLETTER: '2/1h',
    STREAMS_PER_ADDRESS: '2',
  });
});
afterAll(() => server.close());

/** A call as it comes over the network from an address. */
async function from(remoteAddress: string, path: string, init: RequestInit = {}) {
  const response = await server.app.request(path, init, {
    incoming: { socket: { remoteAddress } },
  });
  return { status: response.status, wait: response.headers.get('Retry-After'), response };
}
const timesOf = async (count: number, ask: (n: number) => Promise<{ status: number }>) => {
  const statuses = [];
  for (let n = 0; n < count; n += 1) statuses.push((await ask(n)).status);
  return statuses;
};
const post = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

describe('what one address may ask of the shop', () => {
  it('so many calls and pages a minute, whatever else stands in its headers', async () => {
    const paths = ['/api/v1/config', '/home', '/apps/api/v1/config', '/no/such/page'];
    const ask = (n: number) =>
      from('203.0.113.1', paths[n % 4] ?? '', {
        headers: { 'X-Forwarded-For': `198.51.100.${n}` },
      });
    const statuses = await timesOf(7, ask);
    expect(statuses.slice(0, 6)).not.toContain(429);
    expect(statuses[6]).toBe(429);
    expect((await ask(0)).wait).toBe('60');
    expect((await from('203.0.113.2', '/api/v1/config')).status).toBe(200);
    // Files that never change are as cheap as the refusal.
    expect((await from('203.0.113.1', '/assets/app.js')).status).not.toBe(429);
    server.clock.advance(60_000);
    expect((await ask(0)).status).toBe(200);
  });

  it('so many searches and suggestions, of apps too', async () => {
    const paths = [
      '/api/v1/items/search?name=a',
      '/apps/api/v1/items/search?name=a',
      '/api/v1/config/place-api-autocomplete?search_text=a',
    ];
    const statuses = await timesOf(3, (n) => from('203.0.113.10', paths[n] ?? ''));
    expect([statuses.indexOf(429), (await from('203.0.113.10', '/api/v1/config')).status]).toEqual([
      2, 200,
    ]);
  });

  it('so many combined searches of apps', async () => {
    const combined = '/apps/api/v1/get-combined-data?name=a&list_type=item';
    const statuses = await timesOf(3, () => from('203.0.113.11', combined));
    expect(statuses.indexOf(429)).toBe(2);
  });

  it.each([
    [quoteOrder.path, '203.0.113.12'],
    ['/rental/user/cart/add-to-cart', '203.0.113.13'],
    ['/rental/user/cart/update-user-data/1', '203.0.113.14'],
    ['/rental/vehicle/get-vehicle-details/1', '203.0.113.15'],
    ['/rental/vehicle/get-provider-vehicles/1', '203.0.113.16'],
  ])('so many calls of %s that measure a way, however many searches', async (path, address) => {
    const search = () => from(address, '/api/v1/items/search?name=a');
    expect((await timesOf(2, search)).indexOf(429)).toBe(-1);
    const bases = ['/api/v1', '/apps/api/v1', '/api/v1'];
    const statuses = await timesOf(3, (n) => from(address, `${bases[n]}${path}`, post({})));
    expect(statuses.indexOf(429)).toBe(2);
  });

  it('so many guest ids and newsletters', async () => {
    const guests = await timesOf(3, () =>
      from('203.0.113.20', `/api/v1${requestGuestId.path}`, post({})),
    );
    expect(guests).toEqual([200, 200, 429]);
    const ofApps = () => from('203.0.113.22', '/apps/api/v1/auth/guest/request', post({}));
    expect(await timesOf(3, ofApps)).toEqual([200, 200, 429]);
    const letters = await timesOf(3, (n) =>
      from(
        '203.0.113.21',
        `/api/v1${subscribeNewsletter.path}`,
        post({ email: `n${n}@example.com` }),
      ),
    );
    expect(letters).toEqual([200, 200, 429]);
    const rows = await server.db.select().from(newsletterSubscribers);
    expect(rows.map(({ email }) => email).filter((email) => /^n\d@/.test(email))).toEqual([
      'n0@example.com',
      'n1@example.com',
    ]);
  });

  it('a proxy that nobody named is told of once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const headers = { 'X-Forwarded-For': '198.51.100.1' };
    await timesOf(2, () => from('10.0.0.2', '/api/v1/config', { headers }));
    expect(warn.mock.calls).toEqual([
      [
        'Calls come through a proxy that is not named in TRUSTED_PROXIES: limits count all its shoppers as one address',
      ],
    ]);
    warn.mockRestore();
  });

  it('so many together behind a proxy of this machine that nobody named; this machine itself as it likes', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const through = (n: number) =>
      from('127.0.0.1', `/api/v1${requestGuestId.path}`, {
        ...post({}),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${n}` },
      });
    const direct = () => from('127.0.0.1', `/api/v1${requestGuestId.path}`, post({}));
    expect(await timesOf(3, through)).toEqual([200, 200, 429]);
    expect(await timesOf(3, direct)).toEqual([200, 200, 200]);
    warn.mockRestore();
  });
});

describe('streams', () => {
  it('are held by so many of an address and of all, and given back once', () => {
    const strangers = createStrangers(() => new Date(0));
    const release = strangers.hold('a', 2, 3);
    strangers.hold('a', 2, 3);
    expect(() => strangers.hold('a', 2, 3)).toThrow(expect.objectContaining({ status: 429 }));
    strangers.hold('b', 2, 3);
    expect(() => strangers.hold('c', 2, 3)).toThrow(expect.objectContaining({ retryAfter: 15 }));
    release();
    release();
    strangers.hold('a', 2, 3);
    expect(() => strangers.hold('c', 2, 3)).toThrow();
  });
});

describe('sockets', () => {
  it('of one address are closed beyond its share; a proxy of our network has none', () => {
    const listener = new EventEmitter();
    watchSockets(listener, readEnv({ SOCKETS_PER_ADDRESS: '2' }));
    const open = (remoteAddress: string) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
      listener.emit('connection', socket);
      return socket;
    };
    const isClosed = (socket: ReturnType<typeof open>) => socket.destroy.mock.calls.length === 1;
    const [first] = [open('203.0.113.1'), open('::ffff:203.0.113.1')];
    expect(isClosed(open('203.0.113.1'))).toBe(true);
    expect(isClosed(open('203.0.113.2'))).toBe(false);
    expect([open('10.0.0.1'), open('10.0.0.1'), open('10.0.0.1')].map(isClosed)).toEqual([
      false,
      false,
      false,
    ]);
    first.emit('close');
    expect(isClosed(open('203.0.113.1'))).toBe(false);
  });

  it('that send headers or a body too slowly are answered 408 and closed', async () => {
    const env = readEnv({ HEADERS_SECONDS: '1', BODY_SECONDS: '1', HOST: '127.0.0.1' });
    const read = async (request: Request) => new Response(await request.text());
    const { port, close } = await listen(read, { ...env, PORT: 0 });
    const said = (text: string) =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
      });
    const head = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n';
    expect(await Promise.all([said(head), said(`${head}\r\n{`)])).toEqual([
      'HTTP/1.1 408 Request Timeout',
      'HTTP/1.1 408 Request Timeout',
    ]);
    await close();
  });

  it('stay open for longer than balancers keep them', async () => {
    const env = readEnv({ HOST: '127.0.0.1' });
    const { port, close } = await listen(() => new Response('here'), { ...env, PORT: 0 });
    const answer = await fetch(`http://127.0.0.1:${port}`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=620');
    await answer.text();
    await close();
  });
});
