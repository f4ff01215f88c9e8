import { type ApiError, isApiError } from '../api/apiError';

const passing: readonly ApiError['kind'][] = ['network', 'timeout', 'unavailable', 'shape'];

/**
 * The refusal in an error of a call, as an expected result. Whatever leaves the outcome open, such
 * as a lost answer, is thrown on: only the machine knows what that means.
 */
export function refusalIn(error: unknown): { code: string; message: string } {
  if (!isApiError(error) || passing.includes(error.kind)) throw error;
  if (error.kind === 'unauthenticated') {
    return { code: 'unauthenticated', message: error.message };
  }
  return { code: error.code || 'refused', message: error.message };
}
