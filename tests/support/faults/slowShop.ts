import { ApiError } from '../../../src/client/apiError';
import type { WireAnswer, WireRequest } from '../../../src/client/transport';
import { sampleOf } from './samples';
import { endpointOf } from './wire';

interface Held {
  readonly endpoint: string;
  arrive(): void;
}

/**
 * Stands where transport and streams are. An answer says how things stood when it was asked for, and arrives when a test
 * lets it; what a stream tells arrives at once.
 */
export class SlowShop {
  /** How things stand, by the name of the call that says so. */
  truth: Readonly<Record<string, unknown>> = {};
  isHolding = false;
  readonly held: Held[] = [];
  asked: string[] = [];
  readonly #streams = new Map<string, ReadableStreamDefaultController<Uint8Array>>();

  readonly exchange = (request: WireRequest): Promise<WireAnswer> =>
    new Promise((resolve, reject) => {
      const { name, endpoint } = endpointOf(request);
      this.asked.push(name);
      const json = this.truth[name] ?? sampleOf(endpoint.answer);
      const arrive = () => resolve({ status: 200, body: { json }, retryAfter: null });
      request.signal?.addEventListener('abort', () => reject(new ApiError('network', 0)));
      if (this.isHolding) this.held.push({ endpoint: name, arrive });
      else arrive();
    });

  readonly fetch = async (address: string, { signal }: RequestInit = {}): Promise<Response> => {
    const path = /\/api\/v1([^?]+)/.exec(address)?.[1] ?? '';
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#streams.set(path, controller);
        signal?.addEventListener('abort', () => {
          if (this.#streams.get(path) === controller) this.#streams.delete(path);
          controller.error(new DOMException('Aborted', 'AbortError'));
        });
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };

  /** Streams that are open, by their paths. */
  open = (): string[] => [...this.#streams.keys()];

  tell(path: string, event: string, data: unknown): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    this.#streams.get(path)?.enqueue(new TextEncoder().encode(text));
  }

  /** What is held arrives, in the order in which it was asked for. */
  arriveAll(): void {
    this.isHolding = false;
    for (const { arrive } of this.held.splice(0)) arrive();
  }
}
