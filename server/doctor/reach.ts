import * as v from 'valibot';

export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Heard {
  status: number;
  /** Null where the answer is no JSON. */
  json: unknown;
  text: string;
  headers: Headers;
}

export class Unreached extends Error {}

const cause = v.object({ cause: v.object({ code: v.string() }) });

function sentenceFor(url: string, error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `${url} does not answer within ten seconds.`;
  const read = v.safeParse(cause, error);
  const code = read.success ? read.output.cause.code : '';
  const { host } = new URL(url);
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET')
    return `Nothing listens at ${host}: is the back end started, and is the port right?`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `There is no host called ${host}: is the address spelt right?`;
  if (/CERT|SELF_SIGNED|UNABLE_TO|TLS|SSL/.test(code))
    return `${host} has a certificate that browsers do not trust (${code}).`;
  return `${url} cannot be reached${code && ` (${code})`}.`;
}

interface Asking {
  method?: 'GET' | 'POST' | 'OPTIONS';
  headers?: Record<string, string>;
  body?: Json;
}

/** One call, whatever is answered. @throws Unreached */
export async function ask(url: string, { method = 'GET', headers, body }: Asking): Promise<Heard> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
      headers: {
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: parse(text), text, headers: response.headers };
  } catch (error) {
    throw new Unreached(sentenceFor(url, error));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
