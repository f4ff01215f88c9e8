import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { DeskNews } from '../../../domain/desk/deskInbox';
import * as calls from '../../../domain/desk/deskInboxEndpoints';
import { defaultLanguage } from '../../../domain/language/languages';
import { askAgain } from '../../client/askAgain';
import { queryClient } from '../../client/queryClient';
import { languageKey } from '../../client/storage/storage';
import { callDesk } from './desk';

const language = () => languageKey.get() ?? defaultLanguage;
const newsKey = ['desk', 'news'] as const;
const root = ['desk', 'inbox'] as const;
const key = (...parts: readonly (string | number)[]) => [...root, language(), ...parts];
const nextOf = ({ next }: { next: number | null }) => next;
const firstPage = { initialPageParam: 0, getNextPageParam: nextOf, staleTime: 0 };

export const readDeskNews = (signal: AbortSignal) => callDesk(calls.readDeskNews, { signal });

/** Whatever is shown of the inbox is asked for again. */
export const readInboxAgain = () => askAgain(root);

/** Keeps what waits for an answer; where that has changed, so has what is shown of it. */
export function keepNews(news: DeskNews): void {
  const before = queryClient.getQueryData<DeskNews>(newsKey);
  queryClient.setQueryData(newsKey, news);
  const isNew =
    before &&
    (before.messages !== news.messages ||
      before.reviews !== news.reviews ||
      before.last_message_time !== news.last_message_time);
  if (isNew) void readInboxAgain();
}

/** Asked by the board's flow alone, which keeps what it hears. */
const newsQuery = () =>
  queryOptions({
    queryKey: newsKey,
    queryFn: ({ signal }) => readDeskNews(signal),
    enabled: false,
  });

const nothing: DeskNews = { messages: 0, reviews: 0, last_message_time: null };

export function useDeskNews(): DeskNews {
  const { data } = useQuery(newsQuery());
  return data ?? nothing;
}

export type InboxOf = 'waiting' | 'answered';

export const talksQuery = (of: InboxOf) =>
  infiniteQueryOptions({
    queryKey: key('talks', of),
    queryFn: ({ pageParam, signal }) =>
      callDesk(calls.listDeskTalks, { query: { of, after: pageParam || null }, signal }),
    ...firstPage,
  });

/** Messages of a conversation, the newest page first. */
export const talkQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: key('talk', id),
    queryFn: ({ pageParam, signal }) =>
      callDesk(calls.readDeskTalk, {
        params: { id },
        query: { before: pageParam || null },
        signal,
      }),
    ...firstPage,
  });

export const reviewsQuery = (of: InboxOf) =>
  infiniteQueryOptions({
    queryKey: key('reviews', of),
    queryFn: ({ pageParam, signal }) =>
      callDesk(calls.listDeskReviews, { query: { of, after: pageParam || null }, signal }),
    ...firstPage,
  });
