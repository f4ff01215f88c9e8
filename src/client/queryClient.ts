import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from './apiError';

/** Waiting and trying again helps against a busy network, never against a refusal. */
const isPassing = (error: unknown) =>
  !isApiError(error) || ['network', 'timeout', 'unavailable'].includes(error.kind);

const askedSeconds = (error: unknown): number =>
  isApiError(error) ? (error.retryAfterSeconds ?? 0) : 0;

/** As long as a page is looked at that waits for its answer; what takes longer is told. */
const longestSilence = 10;

// By default a change of the cache reaches the screen in a task of its own, behind whatever else waits; what was
// pressed is to be seen in the very next frame.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) =>
        failures < 1 &&
        (isPassing(error) || askedSeconds(error) > 0) &&
        askedSeconds(error) <= longestSilence,
      // All who were turned away at one moment must not come back at one moment.
      retryDelay: (_, error) => 1000 * Math.max(1, askedSeconds(error)) * (1 + Math.random() / 4),
      // What failed before its page was drawn is not asked for by the drawing, where the shop asked to be left alone.
      retryOnMount: ({ state: { error } }) => !(isApiError(error) && error.isWaiting),
      refetchOnWindowFocus: false,
      // Without a connection the worker answers with what was seen last, or the page says so.
      networkMode: 'always',
    },
    mutations: { retry: false },
  },
});

/** Asks again for whatever the page in sight wanted and did not get: one press is to mend all of it. */
export const askFailedAgain = (): void =>
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { status, fetchStatus, error } }) =>
      status === 'error' && fetchStatus === 'idle' && isPassing(error),
  });
