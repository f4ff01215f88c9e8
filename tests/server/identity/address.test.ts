import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressOf } from '../../../server/http/address';

/** What is taken as the caller's address. */
async function seen(direct: string, forwarded: string, proxies: number | null): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(addressOf(c, proxies)));
  const headers = new Headers(forwarded ? { 'X-Forwarded-For': forwarded } : {});
  const connection = { incoming: { socket: { remoteAddress: direct } } };
  return (await app.request('/', { headers }, connection)).text();
}

it.each([
  ['203.0.113.7', '', null, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', null, '203.0.113.7'],
  ['10.0.0.2', '198.51.100.1, 203.0.113.7', null, '203.0.113.7'],
  ['::ffff:172.20.0.2', '203.0.113.7', null, '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7', null, '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7', 0, ''],
  ['::ffff:127.0.0.1', '', null, ''],
  ['::1', '', null, ''],
  ['', '', null, ''],
  ['203.0.113.9', '198.51.100.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['203.0.113.9', '', 1, '203.0.113.9'],
  ['2001:db8::1', '', null, '2001:db8:0:0::'],
  ['2001:DB8:1:2:3:4:5:6', '', null, '2001:db8:1:2::'],
])(
  'from %s, forwarded for "%s", with %s proxies: "%s"',
  async (direct, forwarded, proxies, address) => {
    expect(await seen(direct, forwarded, proxies)).toBe(address);
  },
);
