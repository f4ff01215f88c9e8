import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ TRUSTED_PROXIES: '0' });
});
afterAll(() => server.close());

/** A wrong sign-in that comes by a connection of its own, as the listener tells it. */
async function wrong(base: '' | '/apps', remoteAddress: string, count = 0) {
  const body = { login_type: 'manual', email_or_phone: `nobody${count}@example.com` };
  const response = await server.app.request(
    `${base}/api/v1/auth/login`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.9' },
      body: JSON.stringify({ ...body, field_type: 'email', password: 'wrong-one' }),
    },
    { incoming: { socket: { remoteAddress } } },
  );
  return response;
}

it('apps are counted by their network address, once a call, together with all others', {
  timeout: 60_000,
}, async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 99; count += 1) {
    statuses.add((await wrong('/apps', '203.0.113.7', count)).status);
  }
  expect(statuses).toEqual(new Set([401]));
  expect((await wrong('', '203.0.113.7', 100)).status).toBe(401);
  const over = await wrong('/apps', '203.0.113.7', 101);
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await wrong('', '203.0.113.7', 102)).status).toBe(429);
  expect((await wrong('/apps', '203.0.113.8', 103)).status).toBe(401);
});
