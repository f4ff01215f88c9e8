import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import * as calls from '../../../domain/desk/deskTripEndpoints';
import { defaultLanguage } from '../../../domain/language/languages';
import { queryClient } from '../../client/queryClient';
import { languageKey } from '../../client/storage/storage';
import { callDesk } from './desk';

const tripsKey = () => ['desk', 'trips', languageKey.get() ?? defaultLanguage] as const;
const noTrips: readonly DeskTrip[] = [];

export function keepTrips(trips: readonly DeskTrip[]): void {
  queryClient.setQueryData(tripsKey(), trips);
}

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

/** Puts what the shop answers of a trip where the board shows it, before the board is told. */
export function keepDeskTrip(trip: DeskTrip): void {
  queryClient.setQueryData<readonly DeskTrip[]>(tripsKey(), (trips) =>
    trips?.map((one) => (one.id === trip.id ? trip : one)),
  );
}
