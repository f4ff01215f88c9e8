import type { Env } from '../../env';

/** A page of the shop that whoever has the mail may see, without signing in; null where the shop does not know its address. */
export function pageLink(
  { PUBLIC_URL, DEMO_MODE, PORT }: Env,
  path: string,
  query: Record<string, string>,
): string | null {
  const origin = PUBLIC_URL || (DEMO_MODE ? `http://localhost:${PORT}` : '');
  const asked = String(new URLSearchParams(query));
  return origin === '' ? null : `${origin}${path}${asked && `?${asked}`}`;
}
