import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { askAgain } from '../../../src/client/askAgain';
import { queryClient } from '../../../src/client/queryClient';

/** The answers that are on their way, the first that was asked for first. */
let underWay: ((answer: string) => void)[];
beforeEach(() => {
  queryClient.clear();
  underWay = [];
});

const questionOf = (name: string) =>
  new QueryObserver<string>(queryClient, {
    queryKey: ['things', name],
    queryFn: () => new Promise<string>((answer) => underWay.push(answer)),
  });

it('asks once more for a first answer that was under way, however often something has changed', async () => {
  const page = questionOf('one');
  const leave = page.subscribe(() => undefined);
  const changes = [askAgain(['things']), askAgain(['things']), askAgain(['things'])];
  expect(underWay).toHaveLength(1);
  underWay[0]?.('before');
  await vi.waitFor(() => expect(underWay).toHaveLength(2));
  expect(page.getCurrentResult().data).toBe('before');
  underWay[1]?.('after');
  await Promise.all(changes);
  expect([underWay.length, page.getCurrentResult().data]).toEqual([2, 'after']);
  leave();
});

it('gives up what was asked again, and leaves what nobody looks at until somebody does', async () => {
  const page = questionOf('one');
  const leave = page.subscribe(() => undefined);
  underWay[0]?.('first');
  await vi.waitFor(() => expect(page.getCurrentResult().data).toBe('first'));
  void page.refetch();
  queryClient.setQueryData(['things', 'other'], 'seen before');
  const change = askAgain(['things']);
  underWay[1]?.('before');
  underWay[2]?.('after');
  await change;
  expect(page.getCurrentResult().data).toBe('after');
  expect(underWay).toHaveLength(3);
  expect(queryClient.getQueryState(['things', 'other'])?.isInvalidated).toBe(true);
  leave();
});
