import * as v from 'valibot';
import type { TripEvent } from '../../../domain/rental/trip';
import { tripQueryFields } from '../../../domain/rental/tripEndpoints';
import { fromMillis } from '../../../domain/values/money';
import { addressOf } from '../../http/address';
import { findCaller, isStillIn } from '../../http/caller';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { openStream } from '../../http/stream';
import { createHub } from '../../orders/tracking/hub';
import { tripsTopic } from '../../orders/tracking/news';
import { streamLive } from '../../orders/tracking/stream';
import { openTrip } from './access';
import { findTrip, isEnded, type TripRow } from './store';

const wireEvent = (trip: TripRow): TripEvent => ({
  id: trip.id,
  trip_status: trip.status,
  payment_status: trip.paymentStatus,
  payment_method: trip.paymentMethod,
  paid_amount: fromMillis(trip.paid),
  rest_in_cash: trip.restInCash ? 1 : 0,
  pickup_time: trip.startsAt.toISOString(),
  return_time: trip.endsAt.toISOString(),
});

/** Live changes of one trip as server-sent events, for whoever may see the trip. */
export const registerTripStream: Register = (_serve, deps, app) => {
  const hub = createHub(deps, tripsTopic);
  app.get('/api/v1/rental/user/trip/stream', async (c) => {
    const query = v.safeParse(tripQueryFields, c.req.query());
    if (!query.success) throw new Refusal('validation');
    if (deps.stopping.aborted) throw new Refusal('unavailable', { retryAfter: 2 });
    const address = addressOf(c, deps.env.TRUSTED_PROXIES);
    const caller = await findCaller(
      deps.db,
      deps.clock.now(),
      c.req.header('authorization'),
      query.output.guest_id || null,
    );
    const { id } = await openTrip(deps, { caller, address }, query.output);
    return openStream(c, deps, (stream) =>
      streamLive(deps, hub, stream, id, {
        event: 'trip',
        // Whoever has been signed out meanwhile sees nothing more.
        read: async () =>
          (await isStillIn(deps.db, deps.clock.now(), caller)) ? findTrip(deps.db, id) : undefined,
        message: wireEvent,
        isOver: ({ status }) => isEnded(status),
        isMoving: () => false,
      }),
    );
  });
};
