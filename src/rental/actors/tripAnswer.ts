import {
  type TripAnswer,
  type TripRefusal,
  tripRefusals,
} from '../../../machines/rental/tripAnswer';
import { refusedIn } from '../../client/apiError';

/** Why a trip call was refused, as the flows read it. @throws whatever leaves the outcome open */
export function tripRefusalIn(error: unknown): { ok: false; reason: TripRefusal; message: string } {
  const { reason, said } = refusedIn(error);
  return {
    ok: false,
    reason: tripRefusals.find((known) => known === reason) ?? 'refused',
    message: said,
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
