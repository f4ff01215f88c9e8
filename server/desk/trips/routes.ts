import * as calls from '../../../domain/desk/deskTripEndpoints';
import type { Language } from '../../../domain/language/languages';
import { idParam } from '../../http/paging';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { deskStaffOf, providerStaffOf } from '../../http/staff';
import type { TripRow } from '../../rental/trips/store';
import { noteSeen } from '../store';
import { confirm, decline, end, start } from './handle';
import { openTripsOf, ownTrip, pastTripsOf, presentDeskTrips, tripFiguresOf } from './read';

/** What becomes of the trips of a renting office, as its people say at their desk. */
export const registerDeskTrips: Register = (serve, deps) => {
  const show = async (row: TripRow, language: Language) => {
    const [shown] = await presentDeskTrips(deps, [row], language);
    if (!shown) throw new Refusal('not_found');
    return shown;
  };

  serve(calls.listDeskTrips, async (input) => {
    const { providerId, tokenHash } = providerStaffOf(input);
    await noteSeen(deps.db, tokenHash, deps.clock.now());
    const { rows, next } = await openTripsOf(deps, providerId, input.query);
    return { trips: await presentDeskTrips(deps, rows, input.language), next };
  });
  serve(calls.listPastTrips, async (input) => {
    const { after = null, limit } = input.query;
    const { providerId } = providerStaffOf(input);
    const { rows, next } = await pastTripsOf(deps, providerId, { after, limit });
    return { trips: await presentDeskTrips(deps, rows, input.language), next };
  });
  serve(calls.readTripFigures, (input) => tripFiguresOf(deps, providerStaffOf(input).providerId));
  serve(calls.readDeskTrip, async (input) =>
    show(await ownTrip(deps, deskStaffOf(input), idParam(input.params.id)), input.language),
  );
  serve(calls.confirmTrip, async (input) =>
    show(await confirm(deps, deskStaffOf(input), idParam(input.params.id)), input.language),
  );
  serve(calls.declineTrip, async (input) => {
    const id = idParam(input.params.id);
    return show(await decline(deps, deskStaffOf(input), id, input.body.words), input.language);
  });
  serve(calls.startTrip, async (input) => {
    const id = idParam(input.params.id);
    return show(await start(deps, deskStaffOf(input), id, input.body.collected), input.language);
  });
  serve(calls.endTrip, async (input) => {
    const id = idParam(input.params.id);
    return show(await end(deps, deskStaffOf(input), id, input.body.collected), input.language);
  });
};
