import type { WireError } from '../../domain/wire/errors';

/**
 * Why a call failed. `refused` carries the server's errors and their machine-readable codes;
 * `shape` means that the answer was not what the contract says.
 */
export class ApiError extends Error {
  constructor(
    readonly kind: 'refused' | 'unauthenticated' | 'network' | 'timeout' | 'shape' | 'unavailable',
    readonly status: number,
    readonly errors: readonly WireError[] = [],
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(errors[0]?.message || kind);
    this.name = 'ApiError';
  }

  /** The first machine-readable code, or the empty string. */
  get code(): string {
    return this.errors[0]?.code ?? '';
  }
}

/** Whether nothing was heard of the shop: also of a device that believes to be connected. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
