import type { Context } from 'hono';

interface Connection {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** IPv6 addresses by their first half: the rest is the caller's to choose. */
const network = (address: string): string => {
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
const isPrivate = (address: string) =>
  isLoopback(address) ||
  /^(::ffff:)?(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address) ||
  /^f[cde]/i.test(address);

/**
 * The network address that calls, '' when it is not known or this machine's own. Behind `proxies` of ours it is what the
 * outermost of them has noted; whatever stands before that in X-Forwarded-For is the caller's own claim. With
 * `proxies` null a note is believed that comes from a private address.
 */
export function addressOf(c: Context, proxies: number | null): string {
  const { incoming }: Connection = c.env ?? {};
  const direct = incoming?.socket?.remoteAddress ?? '';
  const noted = (c.req.header('x-forwarded-for') ?? '').split(',').filter(Boolean);
  const believed = proxies ?? (isPrivate(direct) ? 1 : 0);
  const caller = believed > 0 ? (noted.at(-believed) ?? direct) : direct;
  return isLoopback(caller.trim()) ? '' : network(caller);
}
