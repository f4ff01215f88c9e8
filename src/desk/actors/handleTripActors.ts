import { fromPromise } from 'xstate';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import * as calls from '../../../domain/desk/deskTripEndpoints';
import { type HandleTripAnswer, handleTripMachine } from '../../../machines/desk/handleTrip';
import { refusedIn } from '../../client/apiError';
import { callDesk } from '../api/desk';
import { keepDeskTrip } from '../api/deskTrips';
import { dropWords } from '../trips/declineDraft';

async function answerOf(asking: Promise<DeskTrip>): Promise<HandleTripAnswer> {
  try {
    keepDeskTrip(await asking);
    return { ok: true };
  } catch (error) {
    const { reason, said, errors } = refusedIn(error);
    if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    if (reason === 'trip_handled') return { ok: false, reason: 'handled', by: errors[0]?.by ?? '' };
    return { ok: false, reason: 'refused', message: said };
  }
}

const tripOf = ({ tripId: id }: { tripId: number }) => ({ id });

export const liveHandleTripMachine = handleTripMachine.provide({
  actors: {
    confirm: fromPromise<HandleTripAnswer, { tripId: number }>(({ input, signal }) =>
      answerOf(callDesk(calls.confirmTrip, { params: tripOf(input), signal })),
    ),
    decline: fromPromise<HandleTripAnswer, { tripId: number; words: string }>(
      async ({ input, signal }) => {
        const body = { words: input.words };
        const options = { params: tripOf(input), body, signal };
        const answer = await answerOf(callDesk(calls.declineTrip, options));
        if (answer.ok) dropWords(input.tripId);
        return answer;
      },
    ),
    start: fromPromise<HandleTripAnswer, { tripId: number; collected: number }>(
      ({ input, signal }) => {
        const body = { collected: input.collected };
        return answerOf(callDesk(calls.startTrip, { params: tripOf(input), body, signal }));
      },
    ),
    end: fromPromise<HandleTripAnswer, { tripId: number; collected: number }>(
      ({ input, signal }) => {
        const body = { collected: input.collected };
        return answerOf(callDesk(calls.endTrip, { params: tripOf(input), body, signal }));
      },
    ),
  },
});
