import type { QueryKey } from '@tanstack/react-query';
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
