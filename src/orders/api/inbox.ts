import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PartnerKind } from '../../../domain/catalogue/partners';
import type { Conversation } from '../../../domain/orders/inbox';
import {
  getConversation,
  getInboxState,
  listConversations,
  openConversation,
  searchConversations,
} from '../../../domain/orders/inboxEndpoints';
import type { AnswerOf } from '../../../domain/wire/define';
import { askAgain } from '../../client/askAgain';
import { call } from '../../client/client';
import { tokenKey } from '../../client/storage/storage';

const perPage = 30;
const talksPerPage = 50;
type ConversationPage = AnswerOf<typeof listConversations>;
const isSignedIn = () => tokenKey.get() !== null;

export const refreshInbox = () => askAgain(['inbox']);

const nextOf = (last: ConversationPage) =>
  last.offset * talksPerPage < last.total_size && last.conversations.length > 0
    ? last.offset + 1
    : undefined;

/** Conversations, the newest page first. */
export const conversationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(listConversations, { query: { limit: talksPerPage, offset: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextOf,
    enabled: isSignedIn,
    refetchOnMount: 'always',
  });

export const foundConversationsQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'found', name],
    queryFn: ({ signal, pageParam }) =>
      call(searchConversations, {
        query: { limit: talksPerPage, offset: pageParam, name },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextOf,
    enabled: () => isSignedIn() && name !== '',
    placeholderData: keepPreviousData,
  });

/** What pages hold, each once: a message that comes moves its conversation to the first page while others are read. */
export function talksIn(pages: readonly ConversationPage[]): Conversation[] {
  const all = pages.flatMap(({ conversations }) => conversations);
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** Messages of a conversation, the newest page first. */
export const conversationQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'conversation', id],
    queryFn: ({ signal, pageParam }) =>
      call(getConversation, {
        query: { conversation_id: id, limit: perPage, offset: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.offset * perPage < last.total_size && last.messages.length > 0
        ? last.offset + 1
        : undefined,
    enabled: isSignedIn,
    refetchOnMount: 'always',
  });

export interface Partner {
  readonly kind: PartnerKind;
  readonly id: number;
  readonly orderId: number | null;
}

/** The conversation with somebody, the same one each time; it is asked for anew, since the order that it is about may be another. */
export const talkWithQuery = ({ kind, id, orderId }: Partner) =>
  queryOptions({
    queryKey: ['inbox', 'with', kind, id, orderId],
    queryFn: ({ signal }) =>
      call(openConversation, {
        body: { receiver_type: kind, receiver_id: id, order_id: orderId },
        signal,
      }),
    enabled: isSignedIn,
    staleTime: 0,
    gcTime: 0,
  });

/** How many messages have not been seen; asked now and then, since no stream is open on every page. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['inbox', 'unread'],
    queryFn: ({ signal }) => call(getInboxState, { signal }),
    enabled: isSignedIn,
    refetchInterval: 30_000,
  });
