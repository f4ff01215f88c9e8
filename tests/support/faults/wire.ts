import { endpointTable } from '../../../domain/endpoints';
import { ApiError } from '../../../src/client/apiError';
import type { WireAnswer, WireRequest } from '../../../src/client/transport';
// Code that comes with an answer is there before the first flow is given its few turns.
import '../../../src/client/waitText';
import { sampleOf } from './samples';

/** What the transport hands on when the network does what a fault says; `wire.test.ts` asks the real one. */
export type Handed = WireAnswer | { kind: 'network' | 'timeout' };

const refusal = (code: string, message: string) => ({ json: { errors: [{ code, message }] } });
const plain = (status: number, body: WireAnswer['body']): Handed => ({
  status,
  body,
  retryAfter: null,
});

/** What the shop says of a change that somebody made first; nothing in the client knows this code. */
export const firstElsewhere = 'Somebody else was first.';

export const wireFaults = {
  'slow 30 s': { kind: 'timeout' },
  refused: { kind: 'network' },
  '500': plain(500, refusal('', 'Internal error')),
  'too many (429)': { ...plain(429, refusal('rate_limited', 'Not so fast.')), retryAfter: '30' },
  'HTML instead of JSON': plain(200, null),
  'HTML of a gateway (502)': plain(502, null),
  'wrong shape': plain(200, { json: 'oops' }),
  '401': plain(401, refusal('unauthenticated', 'Unauthenticated.')),
  offline: { kind: 'network' },
  'answer lost after commit': { kind: 'network' },
  'second tab acts first': plain(403, refusal('changed_elsewhere', firstElsewhere)),
} satisfies Record<string, Handed>;

export type WireFault = keyof typeof wireFaults;

/** The shop answers until something is changed, and is out of reach then. */
export const cutAfterChange = 'cut off after the change';

export type Fault = WireFault | typeof cutAfterChange;

export const faultNames: readonly Fault[] = [
  ...(Object.keys(wireFaults) as WireFault[]),
  cutAfterChange,
];

export interface Sent {
  readonly endpoint: string;
  readonly key: string | null;
  readonly body: unknown;
  /** Something changes by it. */
  readonly isChange: boolean;
}

const patterns = [...endpointTable.values()]
  .map((endpoint) => ({
    endpoint,
    name: `${endpoint.method} ${endpoint.path}`,
    pattern: new RegExp(`/api/v1${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // A path that is spelled out comes before one with a place for anything.
  .sort((one, other) => one.name.split('{').length - other.name.split('{').length);

export function endpointOf({ method, url }: Pick<WireRequest, 'method' | 'url'>) {
  const [path = ''] = url.split('?');
  const found = patterns.find((one) => one.endpoint.method === method && one.pattern.test(path));
  if (!found) throw new Error(`No endpoint of the contract: ${method} ${url}`);
  return found;
}

/** Stands where the transport is: does what the fault says, or answers well when there is none, and notes what was sent. */
export class FakeWire {
  fault: Fault | null = null;
  sent: Sent[] = [];

  /** A good answer of the call whose path ends so. */
  sampleAt(method: WireRequest['method'], path: string): object {
    const { endpoint } = endpointOf({ method, url: `/api/v1/${path}` });
    return Object(sampleOf(endpoint.answer));
  }

  readonly exchange = async (request: WireRequest): Promise<WireAnswer> => {
    const { name, endpoint } = endpointOf(request);
    const isCut = this.fault === cutAfterChange && this.sent.some(({ isChange }) => isChange);
    this.sent.push({
      endpoint: name,
      key: request.headers['Idempotency-Key'] ?? null,
      body: request.body,
      isChange: !request.isQuestion && endpoint.method !== 'GET',
    });
    if (isCut) throw new ApiError('network', 0);
    if (!this.fault || this.fault === cutAfterChange)
      return { status: 200, body: { json: sampleOf(endpoint.answer) }, retryAfter: null };
    const handed: Handed = wireFaults[this.fault];
    if ('kind' in handed) throw new ApiError(handed.kind, 0);
    return handed;
  };
}
