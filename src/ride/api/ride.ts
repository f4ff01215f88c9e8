import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultLanguage } from '../../../domain/language/languages';
import { orderStatuses } from '../../../domain/orders/order';
import * as calls from '../../../domain/ride/rideEndpoints';
import type { RideBoard, RideJob } from '../../../domain/ride/rideOrder';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { type CallOptions, call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import {
  passRideTo,
  rideBoardKey,
  rideDraftsKey,
  riderKey,
  rideTokenKey,
  writeClosedRides,
  writePresses,
} from '../../client/storage/rideKeys';
import { languageKey } from '../../client/storage/storage';

/** A call in the name of the courier. */
export const callRide = <E extends AnyEndpoint>(endpoint: E, options: CallOptions<E> = {}) =>
  call(endpoint, { ...options, staffToken: rideTokenKey.get() });

const language = () => languageKey.get() ?? defaultLanguage;
const boardKey = () => ['ride', 'board', language()] as const;
const nothing: RideBoard = { is_on_duty: 0, jobs: [], offers: [], held: [] };

export const readRide = (signal: AbortSignal) => callRide(calls.readRideBoard, { signal });

/** Asked by the board's flow alone, which keeps what it hears. */
const boardQuery = () =>
  queryOptions<RideBoard>({
    queryKey: boardKey(),
    queryFn: ({ signal }) => readRide(signal),
    enabled: false,
    initialData: () => rideBoardKey.get() ?? undefined,
  });

function keep(board: RideBoard): void {
  queryClient.setQueryData(boardKey(), board);
  rideBoardKey.set(board);
}

type Change = (board: RideBoard) => RideBoard;

/** Answered since the board was told last: the next telling may be older, and not know it yet. */
let answered: Change[] = [];
let tellings = 0;

/** How often the board was told; who asks for something hears by it whether it was told meanwhile. */
export const boardTellings = () => tellings;

/** Keeps the board as it is told. */
export function keepRideBoard(board: RideBoard): void {
  tellings += 1;
  keep(answered.reduce((now, change) => change(now), board));
  answered = [];
}

/** Offers and orders as they were told last: the board's flow keeps them. */
export function useRideBoard(): RideBoard {
  const { data } = useQuery(boardQuery());
  return data ?? nothing;
}

function change(next: Change): void {
  answered.push(next);
  keep(next(queryClient.getQueryData<RideBoard>(boardKey()) ?? nothing));
}

/** Whoever has said to be at the door has gone further, too, and with each other courier it begins anew. */
const stepOf = ({ order_status, leave_from, courier_changes }: RideJob) =>
  Number(courier_changes) * orderStatuses.length +
  orderStatuses.indexOf(order_status) +
  (leave_from === null ? 0 : 0.5);

/**
 * Puts what the shop answers of an order where the board shows it, before the board is told. Of two that say otherwise, the one
 * that has gone further is newer.
 */
export const keepJob = (job: RideJob) =>
  change((board) => ({
    ...board,
    offers: board.offers.filter(({ id }) => id !== job.id),
    jobs: board.jobs.some(({ id }) => id === job.id)
      ? board.jobs.map((one) => (one.id === job.id && stepOf(one) < stepOf(job) ? job : one))
      : [...board.jobs, job],
  }));

export const dropJob = (orderId: number) =>
  change((board) => ({ ...board, jobs: board.jobs.filter(({ id }) => id !== orderId) }));

/** Keeps the board as it was answered to a change of duty; what was told since that was asked may be newer. */
export function keepDuty(board: RideBoard, tellingsThen: number): void {
  if (tellings === tellingsThen) keep(board);
  const { is_on_duty } = board;
  change((now) => ({ ...now, is_on_duty, offers: is_on_duty ? now.offers : [] }));
}

export const riderQuery = () =>
  queryOptions({
    queryKey: ['ride', 'me', language()],
    queryFn: async ({ signal }) => {
      const rider = await callRide(calls.readRider, { signal });
      passRideTo(rider.id);
      riderKey.set(String(rider.id));
      return rider;
    },
  });

const earningsKey = ['ride', 'earnings'] as const;
export const earningsQuery = () =>
  queryOptions({
    queryKey: earningsKey,
    queryFn: ({ signal }) => callRide(calls.readEarnings, { signal }),
    staleTime: 0,
  });
export const refreshEarnings = () => queryClient.invalidateQueries({ queryKey: earningsKey });

/** Nothing of a courier is left behind for who comes next but what was pressed or written and is not sent: that waits for them. */
export function leaveRide({ hasLeft }: { hasLeft: boolean }): void {
  rideTokenKey.set(null);
  rideBoardKey.set(null);
  answered = [];
  if (hasLeft) {
    writePresses([]);
    writeClosedRides([]);
    rideDraftsKey.set(null);
  }
  queryClient.removeQueries({ queryKey: ['ride'] });
}
