import { infiniteQueryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '../../../domain/language/languages';
import * as calls from '../../../domain/ride/rideTalkEndpoints';
import { askAgain } from '../../client/askAgain';
import { languageKey } from '../../client/storage/storage';
import { callRide } from './ride';

const root = ['ride', 'talk'] as const;

/** Messages of a conversation with a shopper, the newest page first. */
export const rideTalkQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...root, id, languageKey.get() ?? defaultLanguage],
    queryFn: ({ pageParam, signal }) =>
      callRide(calls.readRideTalk, {
        params: { id },
        query: { before: pageParam || null },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }: { next: number | null }) => next,
    staleTime: 0,
  });

export const readRideTalkAgain = (id: number) => askAgain([...root, id]);
