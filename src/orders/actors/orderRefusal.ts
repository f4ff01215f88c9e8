import { refusedIn } from '../../client/apiError';

/** The refusal in an error of a call, as orders and trips read it. @throws whatever leaves the outcome open */
export function orderRefusalIn(error: unknown): {
  code: string;
  message: string;
  orderId?: number | undefined;
  tripId?: number | undefined;
} {
  const {
    reason,
    said,
    errors: [first],
  } = refusedIn(error);
  return {
    code: reason,
    message: said,
    ...(first?.order_id !== undefined && { orderId: first.order_id }),
    ...(first?.trip_id !== undefined && { tripId: first.trip_id }),
  };
}
