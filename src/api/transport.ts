import { ApiError } from './apiError';
import { takeEarlyAnswer } from './earlyAnswers';

export interface WireRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  /** Sent as JSON. */
  body: object | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
}

export interface WireAnswer {
  status: number;
  /** The answer's JSON; null when the text is none (an HTML page of a proxy, an empty answer). */
  body: { json: unknown } | null;
  /** Header Retry-After. */
  retryAfter: string | null;
}

function readJson(text: string): WireAnswer['body'] {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

async function ask({ url, method, headers, body, signal, timeoutMs }: WireRequest) {
  const early = takeEarlyAnswer(url, { method, headers });
  if (early) {
    const response = await early;
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, text: await response.text(), retryAfter };
  }
  const { default: axios } = await import('axios');
  const response = await axios.request<string>({
    url,
    method,
    headers,
    data: body && JSON.stringify(body),
    signal,
    timeout: timeoutMs,
    responseType: 'text',
    transformResponse: (text: string) => text,
    validateStatus: () => true,
  });
  const retryAfter: unknown = response.headers['retry-after'];
  return {
    status: response.status,
    text: response.data,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
  };
}

/**
 * Sends a request and reads what comes back, whatever its status.
 * @throws ApiError of kind `network` or `timeout`; the abort reason when the caller gave up.
 */
export async function exchange(request: WireRequest): Promise<WireAnswer> {
  try {
    const { status, text, retryAfter } = await ask(request);
    return { status, body: readJson(text), retryAfter };
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    const isLate = error instanceof Error && 'code' in error && error.code === 'ECONNABORTED';
    throw new ApiError(isLate ? 'timeout' : 'network', 0);
  }
}
