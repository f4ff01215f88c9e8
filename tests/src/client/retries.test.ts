import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';

beforeEach(() => {
  queryClient.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** After how many milliseconds a question is asked again whose first answer was this error; null: it is not. */
async function askedAgainAfter(error: Error, chance: number): Promise<number | null> {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const moments: number[] = [];
  const asked = queryClient.fetchQuery({
    queryKey: ['things', error.message],
    queryFn: () => {
      moments.push(Date.now());
      return moments.length === 1 ? Promise.reject(error) : Promise.resolve('there');
    },
    ...queryClient.getDefaultOptions().queries,
  });
  const settled = asked.catch(() => null);
  await vi.advanceTimersByTimeAsync(60_000);
  await settled;
  const [first = 0, second] = moments;
  return second === undefined ? null : second - first;
}

const busy = (seconds: number | null) => new ApiError('unavailable', 503, [], seconds);

describe('a question that was not answered (S03)', () => {
  it.each([
    ['after a second', busy(null), 0, 1000],
    ['spread over a quarter more', busy(null), 0.8, 1200],
    ['when a busy shop says', busy(4), 0, 4000],
    ['when a busy shop says, and a little later', busy(4), 1, 5000],
    ['when a shop that was asked too much says', new ApiError('refused', 429, [], 2), 0, 2000],
    ['not at all where that is long', busy(30), 0, null],
    ['not at all when it was refused', new ApiError('refused', 404), 0, null],
  ] as const)('is asked again %s', async (_, error, chance, after) => {
    expect(await askedAgainAfter(error, chance)).toBe(after);
  });
});

it('is not asked again by the page that is drawn after its refusal, before the shop says (ERR-01)', async () => {
  let asked = 0;
  const question = {
    queryKey: ['things', 'wanted by a page'],
    queryFn: () => {
      asked += 1;
      return Promise.reject(busy(30));
    },
  };
  const draw = async () => {
    new QueryObserver(queryClient, question).subscribe(() => undefined)();
    await vi.advanceTimersByTimeAsync(0);
  };
  await queryClient.prefetchQuery(question);
  await vi.advanceTimersByTimeAsync(29_000);
  await draw();
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1_001);
  await draw();
  expect(asked).toBe(2);
});
