import { ApiError } from './apiError';
import { takeEarlyAnswer } from './earlyAnswers';
import { quiet } from './quiet';
import { runtimeConfig } from './runtimeConfig';
import { hearTime } from './steadyClock';

export interface WireRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  /** Sent as JSON, unless it is a form. */
  body: object | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  /** Changes nothing: may be asked before the code of changes is there. */
  isQuestion: boolean;
}

export interface WireAnswer {
  status: number;
  /** The answer's JSON; null when the text is none (an HTML page of a proxy, an empty answer). */
  body: { json: unknown } | null;
  /** Header Retry-After. */
  retryAfter: string | null;
}

const loadAxios = () => import('axios');
void quiet.then(loadAxios);

function readJson(text: string): WireAnswer['body'] {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

type Asked = { status: number; text: string; retryAfter: string | null };

/** By the browser's own means: no code to wait for before the first picture. */
async function ask(request: WireRequest): Promise<Asked> {
  const { url, method, headers, body, signal, timeoutMs } = request;
  const ending = new AbortController();
  const end = () => ending.abort();
  const limit = setTimeout(() => ending.abort(new ApiError('timeout', 0)), timeoutMs);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    const early = takeEarlyAnswer(url, method, headers);
    const response = await (early ??
      fetch(url, {
        method,
        headers,
        signal: ending.signal,
        ...(body && { body: JSON.stringify(body) }),
      }));
    const retryAfter = response.headers.get('retry-after');
    hearTime(response.headers.get('date'));
    return { status: response.status, text: await response.text(), retryAfter };
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', end);
  }
}

/** What changes something goes by axios, whose code arrives in the first quiet moment. */
async function tell(request: WireRequest): Promise<Asked> {
  const { url, method, headers, body, signal, timeoutMs } = request;
  const { default: axios } = await loadAxios();
  const response = await axios.request<string>({
    url,
    method,
    headers,
    data: body instanceof FormData ? body : body && JSON.stringify(body),
    ...(signal && { signal }),
    timeout: timeoutMs,
    responseType: 'text',
    transformResponse: (text: string) => text,
    validateStatus: () => true,
  });
  const { date, 'retry-after': retryAfter }: Record<string, unknown> = response.headers;
  if (typeof date === 'string') hearTime(date);
  return {
    status: response.status,
    text: response.data,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
  };
}

/** Whether the shop has ever answered this page: then it lets the page read what it says. */
let isHeard = !runtimeConfig.apiUrl;

/**
 * Sends a request and reads what comes back, whatever its status.
 * @throws ApiError of kind `network` or `timeout`; the abort reason when the caller gave up.
 */
export async function exchange(request: WireRequest): Promise<WireAnswer> {
  try {
    const { status, text, retryAfter } = await (request.isQuestion ? ask(request) : tell(request));
    isHeard = true;
    return { status, body: readJson(text), retryAfter };
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    if (error instanceof ApiError) throw error;
    const isLate = error instanceof Error && 'code' in error && error.code === 'ECONNABORTED';
    if (isLate || isHeard) throw new ApiError(isLate ? 'timeout' : 'network', 0);
    throw await import('./dialect/unreached').then(({ unreached }) => unreached());
  }
}
