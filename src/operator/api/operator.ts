import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '../../../domain/language/languages';
import type { ActKind } from '../../../domain/operator/act';
import { listLostOrders } from '../../../domain/operator/lostOrderEndpoints';
import * as calls from '../../../domain/operator/operatorEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { askAgain } from '../../client/askAgain';
import { type CallOptions, call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { operatorTokenKey, passRoomTo } from '../../client/storage/deskKeys';
import { languageKey } from '../../client/storage/storage';

/** A call in the name of the operator who is signed in. */
export const callOperator = <E extends AnyEndpoint>(endpoint: E, options: CallOptions<E> = {}) =>
  call(endpoint, { ...options, staffToken: operatorTokenKey.get() });

const language = () => languageKey.get() ?? defaultLanguage;
/** Below the root of the desk: it is none of a shopper's. */
export const roomKey = (...parts: readonly (string | number)[]) => [
  'desk',
  'operator',
  language(),
  ...parts,
];
export const roomPages = { initialPageParam: 0, getNextPageParam: nextOf, staleTime: 0 };

function nextOf({ next }: { next: number | null }) {
  return next;
}

/** How often it is looked whether something new waits. */
const newsMilliseconds = 30_000;

export const operatorQuery = () =>
  queryOptions({
    queryKey: roomKey('me'),
    queryFn: async ({ signal }) => {
      const operator = await callOperator(calls.readOperator, { signal });
      passRoomTo(operator.id);
      return operator;
    },
    refetchInterval: newsMilliseconds,
    staleTime: 0,
    retry: false,
  });

export type RequestsOf = 'open' | 'answered';

export const applicationsQuery = (of: RequestsOf) =>
  infiniteQueryOptions({
    queryKey: roomKey('applications', of),
    queryFn: ({ pageParam, signal }) =>
      callOperator(calls.listApplications, { query: { of, after: pageParam || null }, signal }),
    ...roomPages,
  });

export const refundsQuery = (of: RequestsOf) =>
  infiniteQueryOptions({
    queryKey: roomKey('refunds', of),
    queryFn: ({ pageParam, signal }) =>
      callOperator(calls.listRefunds, { query: { of, after: pageParam || null }, signal }),
    ...roomPages,
  });

export const lostOrdersQuery = () =>
  infiniteQueryOptions({
    queryKey: roomKey('lost'),
    queryFn: ({ pageParam, signal }) =>
      callOperator(listLostOrders, { query: { after: pageParam || null }, signal }),
    ...roomPages,
    refetchInterval: newsMilliseconds,
  });

export const balancesQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: roomKey('accounts', name),
    queryFn: ({ pageParam, signal }) =>
      callOperator(calls.listBalances, { query: { name, after: pageParam || null }, signal }),
    ...roomPages,
  });

export const ledgerQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: roomKey('ledger', id),
    queryFn: ({ pageParam, signal }) =>
      callOperator(calls.readLedger, {
        params: { id },
        query: { after: pageParam || null },
        signal,
      }),
    ...roomPages,
  });

export const actsQuery = (by: string, kind: ActKind | null) =>
  infiniteQueryOptions({
    queryKey: roomKey('log', by, kind ?? ''),
    queryFn: ({ pageParam, signal }) =>
      callOperator(calls.listActs, { query: { by, kind, after: pageParam || null }, signal }),
    ...roomPages,
  });

/** The whole account of a store as a file, when it is asked for. */
export const ledgerFileQuery = (id: number) =>
  queryOptions({
    queryKey: roomKey('ledgerFile', id),
    queryFn: async ({ signal }) => {
      const { name, csv } = await callOperator(calls.exportLedger, { params: { id }, signal });
      return new File([csv], `${name}.csv`, { type: 'text/csv' });
    },
    enabled: false,
    retry: false,
  });

/** Something was done: whatever is shown is asked for again. */
export const readRoomAgain = () => void askAgain(['desk', 'operator']);

/** Nothing of the shop is left behind for who comes next. */
export function leaveRoom(): void {
  operatorTokenKey.set(null);
  queryClient.removeQueries({ queryKey: ['desk', 'operator'] });
}
