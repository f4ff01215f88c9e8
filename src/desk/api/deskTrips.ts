import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import * as calls from '../../../domain/desk/deskTripEndpoints';
import { defaultLanguage } from '../../../domain/language/languages';
import { tripStatuses } from '../../../domain/rental/trip';
import { languageKey } from '../../client/storage/storage';
import { callDesk } from './desk';
import { readPages } from './readPages';
import { toldList, useOpened } from './toldList';

const tripsKey = () => ['desk', 'trips', languageKey.get() ?? defaultLanguage] as const;
const noTrips: readonly DeskTrip[] = [];

/** The open trips as they are told, and one as the shop answers it, before the board is told. */
export const { keep: keepTrips, keepOne: keepDeskTrip } = toldList<DeskTrip>(
  tripsKey,
  ({ trip_status }) => tripStatuses.indexOf(trip_status),
);

/** The open trips, page after page, from where others were read. */
export const readTrips = (signal: AbortSignal, from: number | null = null) =>
  readPages(from, async (skip) => {
    const query = { skip: skip ?? 0, limit: 100 };
    const { trips, next } = await callDesk(calls.listDeskTrips, { query, signal });
    return { things: trips, next };
  });

/** Asked by the board's flow alone, which keeps what it hears. */
const tripsQuery = () =>
  queryOptions<readonly DeskTrip[]>({
    queryKey: tripsKey(),
    queryFn: ({ signal }) => readTrips(signal),
    enabled: false,
  });

/** The open trips as they were told last: the board's flow keeps them. */
export function useTrips(): readonly DeskTrip[] {
  const { data } = useQuery(tripsQuery());
  return data ?? noTrips;
}

export const useOpenedTrip = (opened: DeskTrip) => useOpened(useQuery(tripsQuery()).data, opened);

/** What has become of the office's trips, newest first, page after page. */
export const pastTripsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['desk', 'trips', 'past', languageKey.get() ?? defaultLanguage],
    queryFn: ({ pageParam, signal }) =>
      callDesk(calls.listPastTrips, { query: { after: pageParam || null }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const tripFiguresQuery = () =>
  queryOptions({
    queryKey: ['desk', 'trips', 'figures'],
    queryFn: ({ signal }) => callDesk(calls.readTripFigures, { signal }),
    staleTime: 0,
  });
