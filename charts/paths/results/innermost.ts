import type { AnyMachineSnapshot } from 'xstate';
import { nodesOf } from '../../model/snapshots';

/** Ids of the innermost states that are active. */
export const innermostOf = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id);
