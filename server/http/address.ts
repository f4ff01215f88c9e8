import type { Context } from 'hono';
import type { Proxies } from './proxies';

interface Connection {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** IPv6 addresses by their first half: the rest is the caller's to choose. */
export const networkOf = (address: string): string => {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':')}::`;
};

const isLoopback = (address: string) => /^(127\.|::ffff:127\.|::1$)/.test(address);
export const isPrivate = (address: string) =>
  isLoopback(address) ||
  /^(::ffff:)?(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address) ||
  /^f[cde]/i.test(address);

/** Some proxies note the port as well, which is another one for each connection. */
const withoutPort = (note: string): string => {
  const plain = note.trim();
  return /^\[([^\]]*)\]/.exec(plain)?.[1] ?? plain.replace(/^([\d.]+):\d+$/, '$1');
};

/** What the outermost proxy of ours has noted; whatever stands before that is the caller's own claim. */
function callerAt(direct: string, noted: readonly string[], proxies: Proxies): string {
  if (typeof proxies === 'number') return proxies > 0 ? (noted.at(-proxies) ?? direct) : direct;
  if (!proxies.has(direct)) return direct;
  return noted.findLast((address) => !proxies.has(address)) ?? noted[0] ?? direct;
}

/** All whom a proxy on this machine brings that nobody named: who they are is not known, that they are strangers is. */
const throughProxy = 'proxy';

/** Whether what calls may be a proxy that was named. */
export const isNamedProxy = (direct: string, proxies: Proxies) =>
  typeof proxies === 'number' ? proxies > 0 : proxies.has(direct);

/**
 * The network address that calls, '' when it is not known or this machine's own. Only the `proxies` that were
 * configured are believed; whom another on this machine brings are one address together.
 */
export function addressOf(c: Context, proxies: Proxies): string {
  const { incoming }: Connection = c.env ?? {};
  const direct = incoming?.socket?.remoteAddress ?? '';
  const noted = (c.req.header('x-forwarded-for') ?? '').split(',').map(withoutPort).filter(Boolean);
  if (noted.length > 0 && isLoopback(direct) && !isNamedProxy(direct, proxies)) return throughProxy;
  const caller = callerAt(direct, noted, proxies);
  return isLoopback(caller.trim()) ? '' : networkOf(caller);
}
