import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import * as calls from '../../../domain/desk/deskEndpoints';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import type { DeskPerson } from '../../../domain/desk/staff';
import { defaultLanguage } from '../../../domain/language/languages';
import { orderStatuses } from '../../../domain/orders/order';
import type { AnswerOf, AnyEndpoint } from '../../../domain/wire/define';
import { askAgain, askAgainUnderWay } from '../../client/askAgain';
import { type CallOptions, call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { deskTokenKey, passDeskTo } from '../../client/storage/deskKeys';
import { languageKey } from '../../client/storage/storage';
import { readPages } from './readPages';
import { toldList, useOpened } from './toldList';

/** A call in the name of whoever is at the desk. */
export const callDesk = <E extends AnyEndpoint>(endpoint: E, options: CallOptions<E> = {}) =>
  call(endpoint, { ...options, staffToken: deskTokenKey.get() });

const language = () => languageKey.get() ?? defaultLanguage;
const boardKey = () => ['desk', 'orders', language()] as const;
const noOrders: readonly DeskOrder[] = [];

/** The open orders as they are told, and one as the shop answers it, before the board is told. */
export const { keep: keepBoard, keepOne: keepOrder } = toldList<DeskOrder>(
  boardKey,
  ({ order_status, courier_changes }) =>
    Number(courier_changes) * orderStatuses.length + orderStatuses.indexOf(order_status),
);

/** The open orders, page after page, from where others were read. */
export const readBoard = (signal: AbortSignal, from: number | null = null) =>
  readPages(from, async (after) => {
    const query = { of: 'open', after, limit: 100 } as const;
    const { orders, next } = await callDesk(calls.listDeskOrders, { query, signal });
    return { things: orders, next };
  });

/** Asked by the board's flow alone, which keeps what it hears. */
const boardQuery = () =>
  queryOptions<readonly DeskOrder[]>({
    queryKey: boardKey(),
    queryFn: ({ signal }) => readBoard(signal),
    enabled: false,
  });

/** The open orders as they were told last: the board's flow keeps them. */
export function useBoard(): readonly DeskOrder[] {
  const { data } = useQuery(boardQuery());
  return data ?? noOrders;
}

export const useOpenedOrder = (opened: DeskOrder) => useOpened(useQuery(boardQuery()).data, opened);

export const personQuery = () =>
  queryOptions({
    queryKey: ['desk', 'me', language()],
    queryFn: async ({ signal }) => {
      const person = await callDesk(calls.readDesk, { signal });
      passDeskTo(person.id);
      return person;
    },
  });

/** Whether this desk sees to orders or to trips. */
export const useHandles = (): DeskPerson['handles'] =>
  useQuery(personQuery()).data?.handles ?? 'orders';

export function keepPerson(person: DeskPerson): void {
  const { queryKey } = personQuery();
  queryClient.setQueryData(queryKey, person);
  void askAgainUnderWay(queryKey);
}

export const readPersonAgain = () => queryClient.invalidateQueries(personQuery());

const itemsKey = ['desk', 'items'] as const;

/** The store's items by name, page after page. */
export const itemsQuery = (name: string, isOff: boolean) =>
  infiniteQueryOptions({
    queryKey: [...itemsKey, language(), name, isOff],
    queryFn: ({ pageParam, signal }) =>
      callDesk(calls.listDeskItems, {
        query: { name, is_off: isOff ? 1 : 0, after: pageParam || null },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export type DeskItem = AnswerOf<typeof calls.listDeskItems>['items'][number];

/** Shows an item as it was just said to be, wherever it is listed. */
export function keepItem(id: number, said: Partial<DeskItem>): void {
  queryClient.setQueriesData<InfiniteData<AnswerOf<typeof calls.listDeskItems>>>(
    { queryKey: itemsKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? { ...item, ...said } : item)),
        })),
      },
  );
  void askAgainUnderWay(itemsKey);
}

export const readItemsAgain = () => void askAgain(itemsKey);

export const staffQuery = () =>
  queryOptions({
    queryKey: ['desk', 'staff'],
    queryFn: async ({ signal }) => (await callDesk(calls.listStaff, { signal })).staff,
    staleTime: 0,
  });

export const readStaffAgain = () => void askAgain(staffQuery().queryKey);

export const figuresQuery = () =>
  queryOptions({
    queryKey: ['desk', 'figures'],
    queryFn: ({ signal }) => callDesk(calls.readFigures, { signal }),
    staleTime: 0,
  });

let readWith: string | null = null;

/** Another tab may have signed somebody else in: what was read in another's name is forgotten. */
export function readInOwnName(): void {
  const token = deskTokenKey.get();
  if (readWith !== null && readWith !== token) queryClient.removeQueries({ queryKey: ['desk'] });
  readWith = token;
}

/** Nothing of a store is left behind for who comes next. */
export function leaveDesk(): void {
  deskTokenKey.set(null);
  queryClient.removeQueries({ queryKey: ['desk'] });
}
