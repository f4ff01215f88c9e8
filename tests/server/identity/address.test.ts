import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressOf } from '../../../server/http/address';
import { readProxies } from '../../../server/http/proxies';

/** What is taken as the caller's address. */
async function seen(direct: string, forwarded: string, value: string): Promise<string> {
  const proxies = readProxies(value);
  if (proxies === null) throw new Error(`${value} names no proxies`);
  const app = new Hono().get('/', (c) => c.text(addressOf(c, proxies)));
  const headers = new Headers(forwarded ? { 'X-Forwarded-For': forwarded } : {});
  const connection = { incoming: { socket: { remoteAddress: direct } } };
  return (await app.request('/', { headers }, connection)).text();
}

it.each([
  ['203.0.113.7', '', '', '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '', '203.0.113.7'],
  ['10.0.0.2', '198.51.100.1, 203.0.113.7', '', '10.0.0.2'],
  ['::ffff:172.20.0.2', '203.0.113.7', '', '172.20.0.2'],
  ['127.0.0.1', '203.0.113.7', '', 'proxy'],
  ['127.0.0.1', '203.0.113.7', '0', 'proxy'],
  ['::1', '198.51.100.1, 203.0.113.7', '10.0.0.0/8', 'proxy'],
  ['127.0.0.1', '127.0.0.1', '1', ''],
  ['127.0.0.1', '203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7', '1', '203.0.113.7'],
  ['::ffff:127.0.0.1', '', '', ''],
  ['::1', '', '', ''],
  ['', '', '', ''],
  ['203.0.113.9', '198.51.100.1, 203.0.113.7, 10.0.0.2', '2', '203.0.113.7'],
  ['203.0.113.9', '', '1', '203.0.113.9'],
  ['::ffff:10.0.0.2', '198.51.100.1, 203.0.113.7, 10.0.0.9', '10.0.0.0/8', '203.0.113.7'],
  ['203.0.113.9', '203.0.113.7', '10.0.0.0/8, 2001:db8::/32', '203.0.113.9'],
  ['2001:db8::5', '203.0.113.7', '10.0.0.0/8, 2001:db8::/32', '203.0.113.7'],
  ['10.0.0.2', '', '10.0.0.2', '10.0.0.2'],
  ['203.0.113.9', '198.51.100.1:9, 203.0.113.7:52014', '1', '203.0.113.7'],
  ['203.0.113.9', '[2001:db8:1:2::5]:52014', '1', '2001:db8:1:2::'],
  ['2001:db8::1', '', '', '2001:db8:0:0::'],
  ['2001:DB8:1:2:3:4:5:6', '', '', '2001:db8:1:2::'],
])(
  'from %s, forwarded for "%s", with the proxies "%s": "%s"',
  async (direct, forwarded, proxies, address) => {
    expect(await seen(direct, forwarded, proxies)).toBe(address);
  },
);

it.each([
  'ten',
  '-1',
  '10',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '2001:db8::/129',
  '10.0.0.1,',
])('%s names no proxies', (value) => {
  expect(readProxies(value)).toBeNull();
});
