import type { WireError } from '../../domain/wire/errors';

/**
 * Why a call failed. `refused` carries the server's errors and their machine-readable codes;
 * `shape` means that the answer was not what the contract says.
 */
export class ApiError extends Error {
  readonly #heardAt = performance.now();

  constructor(
    readonly kind: 'refused' | 'unauthenticated' | 'network' | 'timeout' | 'shape' | 'unavailable',
    readonly status: number,
    readonly errors: readonly WireError[] = [],
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(errors[0]?.message || kind);
    this.name = 'ApiError';
  }

  /** Whether the shop still is to be left alone, as it asked (header Retry-After). */
  get isWaiting(): boolean {
    return performance.now() < this.#heardAt + (this.retryAfterSeconds ?? 0) * 1000;
  }

  /** The first machine-readable code, or the empty string. */
  get code(): string {
    return this.errors[0]?.code ?? '';
  }

  /** The code that flows branch on: `unauthenticated` whatever the shop calls it, `refused` where it names none. */
  get reason(): string {
    return this.kind === 'unauthenticated' ? this.kind : this.code || 'refused';
  }

  /** The shop's own sentence, or the empty string. */
  get said(): string {
    return this.errors[0]?.message ?? '';
  }
}

/** What programs say to their makers, not shops to shoppers. */
const ofMakers =
  /^(internal )?server error\.?$|sqlstate|exception|stack ?trace|undefined|\bnull\b|[{}<>$\\]|::|->/i;
const longestSentence = 200;

export const isForMakers = (said: string): boolean => ofMakers.test(said);

/** The sentence in which a shop tells of a failure of its own (ERR-01); empty where there is none for shoppers. */
export function wordsOfFailure(error: unknown): string {
  const said = error instanceof ApiError && error.status >= 500 ? error.said : '';
  return said.length > longestSentence || ofMakers.test(said) ? '' : said;
}

/** Whether nothing was heard of the shop: also of a device that believes to be connected. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/**
 * The error of a call in which the shop says no, for a flow to read as an expected answer. A map that is out of reach
 * is told with a status that says otherwise, and still it is an answer: the shop is there.
 * @throws whatever leaves the outcome open, such as a lost answer: only the chart knows what that means
 */
export function refusedIn(error: unknown): ApiError {
  const isAnswer =
    isApiError(error) &&
    (['refused', 'unauthenticated'].includes(error.kind) || error.code === 'routing_unavailable');
  if (!isAnswer) throw error;
  return error;
}
