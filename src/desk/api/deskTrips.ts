import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import * as calls from '../../../domain/desk/deskTripEndpoints';
import { defaultLanguage } from '../../../domain/language/languages';
import { tripStatuses } from '../../../domain/rental/trip';
import { languageKey } from '../../client/storage/storage';
import { callDesk } from './desk';
import { toldList } from './toldList';

const tripsKey = () => ['desk', 'trips', languageKey.get() ?? defaultLanguage] as const;
const noTrips: readonly DeskTrip[] = [];

/** The open trips as they are told, and one as the shop answers it, before the board is told. */
export const { keep: keepTrips, keepOne: keepDeskTrip } = toldList<DeskTrip>(
  tripsKey,
  ({ trip_status }) => tripStatuses.indexOf(trip_status),
);

export const readTrips = (signal: AbortSignal) =>
  callDesk(calls.listDeskTrips, { query: { skip: 0, limit: 100 }, signal });

/** Asked by the board's flow alone, which keeps what it hears. */
const tripsQuery = () =>
  queryOptions<readonly DeskTrip[]>({
    queryKey: tripsKey(),
    queryFn: async ({ signal }) => (await readTrips(signal)).trips,
    enabled: false,
  });

/** The open trips as they were told last: the board's flow keeps them. */
export function useTrips(): readonly DeskTrip[] {
  const { data } = useQuery(tripsQuery());
  return data ?? noTrips;
}
