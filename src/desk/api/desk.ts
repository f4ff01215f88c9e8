import { queryOptions, useQuery } from '@tanstack/react-query';
import * as calls from '../../../domain/desk/deskEndpoints';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import { defaultLanguage } from '../../../domain/language/languages';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { type CallOptions, call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { deskTokenKey } from '../../client/storage/deskKeys';
import { languageKey } from '../../client/storage/storage';

/** A call in the name of whoever is at the desk. */
export const callDesk = <E extends AnyEndpoint>(endpoint: E, options: CallOptions<E> = {}) =>
  call(endpoint, { ...options, staffToken: deskTokenKey.get() });

const language = () => languageKey.get() ?? defaultLanguage;
const boardKey = () => ['desk', 'orders', language()] as const;
const noOrders: readonly DeskOrder[] = [];

export function keepBoard(orders: readonly DeskOrder[]): void {
  queryClient.setQueryData(boardKey(), orders);
}

export const readBoard = (signal: AbortSignal) =>
  callDesk(calls.listDeskOrders, { query: { of: 'open', limit: 100 }, signal });

/** Asked by the board's flow alone, which keeps what it hears. */
const boardQuery = () =>
  queryOptions<readonly DeskOrder[]>({
    queryKey: boardKey(),
    queryFn: async ({ signal }) => (await readBoard(signal)).orders,
    enabled: false,
  });

/** The open orders as they were told last: the board's flow keeps them. */
export function useBoard(): readonly DeskOrder[] {
  const { data } = useQuery(boardQuery());
  return data ?? noOrders;
}

/** Puts what the shop answers of an order where the board shows it, before the board is told. */
export function keepOrder(order: DeskOrder): void {
  queryClient.setQueryData<readonly DeskOrder[]>(boardKey(), (orders) =>
    orders?.map((one) => (one.id === order.id ? order : one)),
  );
}

export const personQuery = () =>
  queryOptions({
    queryKey: ['desk', 'me', language()],
    queryFn: ({ signal }) => callDesk(calls.readDesk, { signal }),
  });

export const figuresQuery = () =>
  queryOptions({
    queryKey: ['desk', 'figures'],
    queryFn: ({ signal }) => callDesk(calls.readFigures, { signal }),
    staleTime: 0,
  });

/** Nothing of a store is left behind for who comes next. */
export function leaveDesk(): void {
  deskTokenKey.set(null);
  queryClient.removeQueries({ queryKey: ['desk'] });
}
