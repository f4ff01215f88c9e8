import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../client/queryClient';

/**
 * A list that the board's flow is told whole, and single things of it as other calls answer them. Either may arrive after
 * the other and be older: of two, the one that has gone further is newer.
 */
export function toldList<Thing extends { readonly id: number }>(
  key: () => QueryKey,
  stepOf: (thing: Thing) => number,
) {
  const put = (list: readonly Thing[], thing: Thing) =>
    list.map((one) => (one.id === thing.id && stepOf(one) < stepOf(thing) ? thing : one));
  /** Answered since the list was told last: the next telling may not know it yet. */
  let answered: Thing[] = [];
  return {
    keep(list: readonly Thing[]): void {
      queryClient.setQueryData(key(), answered.reduce(put, list));
      answered = [];
    },
    keepOne(thing: Thing): void {
      answered.push(thing);
      queryClient.setQueryData<readonly Thing[]>(key(), (list) => list && put(list, thing));
    },
  };
}

/** A thing of such a list that was opened: as it was told last, and whether the list has it no longer. */
export function useOpened<Thing extends { readonly id: number }>(
  list: readonly Thing[] | undefined,
  opened: Thing,
): { told: Thing; hasLeft: boolean } {
  const [last, setLast] = useState(opened);
  const now = list?.find(({ id }) => id === opened.id);
  if (now && now !== last) setLast(now);
  return { told: now ?? last, hasLeft: list !== undefined && !now };
}
