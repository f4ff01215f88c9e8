import { shopAddress } from './address';

/** Asks the shop beside the browser, for what a path begins with. @throws Error with what the shop said */
export async function tell<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(new URL(path, `${shopAddress()}/`), init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return (text ? JSON.parse(text) : null) as T;
}

export const ask = <T>(
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<T> =>
  tell<T>(`/api/v1${path}`, {
    ...init,
    headers: { zoneId: '[1]', moduleId: '1', 'Content-Type': 'application/json', ...headers },
  });

const bearer = (token: string | null) => (token ? { Authorization: `Bearer ${token}` } : {});

const sending =
  (method: string) =>
  <T>(
    path: string,
    body: object,
    token: string | null = null,
    headers: Record<string, string> = {},
  ): Promise<T> =>
    ask<T>(path, { method, body: JSON.stringify(body), headers: { ...bearer(token), ...headers } });

export const post = sending('POST');
export const put = sending('PUT');

export const remove = (path: string, token: string): Promise<unknown> =>
  ask(path, { method: 'DELETE', headers: bearer(token) });
