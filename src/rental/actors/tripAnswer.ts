import {
  type TripAnswer,
  type TripRefusal,
  tripRefusals,
} from '../../../machines/rental/tripAnswer';
import { type ApiError, isApiError } from '../../client/apiError';

/** A routing service that is down is an answer about the trip, though its status says otherwise. */
const isRefusal = ({ kind, code }: ApiError) =>
  kind === 'refused' || kind === 'unauthenticated' || code === 'routing_unavailable';

/** Why a trip call was refused, as the flows read it. @throws whatever leaves the outcome open */
export function tripRefusalIn(error: unknown): { ok: false; reason: TripRefusal; message: string } {
  if (!isApiError(error) || !isRefusal(error)) throw error;
  const { kind, code, errors } = error;
  const reason = tripRefusals.find((known) => known === code) ?? 'refused';
  return {
    ok: false,
    reason: kind === 'unauthenticated' ? 'unauthenticated' : reason,
    message: errors[0]?.message ?? '',
  };
}

/** The answer of a trip cart's call: refusals are results, all else is thrown. */
export async function answerOfTrip(work: Promise<unknown>): Promise<TripAnswer> {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    return tripRefusalIn(error);
  }
}
