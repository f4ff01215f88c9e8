// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForOffline } from '../../../src/app/offlineShop';
import { queryClient } from '../../../src/client/queryClient';

const told: unknown[] = [];
/** A worker that has taken the page over before the page is at rest. */
const worker = { postMessage: (message: unknown) => void told.push(message) };
const serviceWorker = Object.assign(new EventTarget(), {
  controller: worker,
  register: async () => undefined,
  ready: Promise.resolve({ active: worker }),
});

function beganAt(workerStart: number) {
  const visit = { name: 'http://shop.test/', workerStart };
  const file = { name: `${location.origin}/assets/store.js` };
  Object.defineProperty(performance, 'getEntriesByType', {
    value: (type: string) => (type === 'navigation' ? [visit] : [file]),
    configurable: true,
  });
}

beforeEach(() => {
  told.length = 0;
  queryClient.clear();
  vi.stubEnv('PROD', true);
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('CART-12 answers that a page brought with it are handed to the worker, once', async () => {
  beganAt(12);
  const answers = [{ url: '/api/v1/config', headers: { 'X-localization': 'en' }, text: '{}' }];
  window.broughtAnswers = answers;
  await keepForOffline();
  await keepForOffline();
  expect(told).toEqual([{ broughtAnswers: answers }]);
});

/** A call that is answered by hand, one answer for each time it is asked. */
function byHand(queryKey: string[]) {
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  return { answers, options: { queryKey, queryFn, retry: false } };
}

it.each([
  [
    'without the worker asks again for what it shows',
    0,
    [['http://localhost:3000/assets/store.js']],
    2,
  ],
  ['through the worker has all of it kept already', 12, [], 1],
] as const)('CART-12 a page that began %s', async (_, workerStart, files, asked) => {
  beganAt(workerStart);
  const { answers, options } = byHand(['shown', String(workerStart)]);
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
  answers[0]?.('shown');
  await vi.waitFor(() => expect(queryClient.getQueryData(options.queryKey)).toBe('shown'));
  const kept = keepForOffline();
  await vi.waitFor(() => expect(answers).toHaveLength(asked));
  for (const answer of answers) answer('shown');
  await kept;
  expect(told).toEqual(files);
  stop();
});

it.each([
  [
    'looked at',
    (options: ReturnType<typeof byHand>['options']) =>
      new QueryObserver(queryClient, options).subscribe(() => undefined),
  ],
  [
    'asked ahead, looked at by nothing',
    (options: ReturnType<typeof byHand>['options']) => {
      void queryClient.prefetchQuery(options);
      return () => undefined;
    },
  ],
] as const)(
  'CART-12 what was on its way when the worker came is asked once more: %s',
  async (key, ask) => {
    beganAt(0);
    const { answers, options } = byHand([key]);
    const stop = ask(options);
    const kept = keepForOffline();
    await vi.waitFor(() => expect(told).toHaveLength(1));
    answers[0]?.('past the worker');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('through the worker');
    await kept;
    expect(queryClient.getQueryData(options.queryKey)).toBe('through the worker');
    stop();
  },
);
