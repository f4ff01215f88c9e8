import { type ApiError, isApiError } from '../../client/apiError';

const passing: readonly ApiError['kind'][] = ['network', 'timeout', 'unavailable', 'shape'];

/**
 * The refusal in an error of a call, as an expected result. Whatever leaves the outcome open, such
 * as a lost answer, is thrown on: only the machine knows what that means.
 */
export function refusalIn(error: unknown): {
  code: string;
  message: string;
  orderId?: number | undefined;
  tripId?: number | undefined;
} {
  if (!isApiError(error) || passing.includes(error.kind)) throw error;
  if (error.kind === 'unauthenticated') {
    return { code: 'unauthenticated', message: error.message };
  }
  const [first] = error.errors;
  return {
    code: error.code || 'refused',
    message: error.message,
    ...(first?.order_id !== undefined && { orderId: first.order_id }),
    ...(first?.trip_id !== undefined && { tripId: first.trip_id }),
  };
}
