import {
  ancestorsOf,
  type Chart,
  type ChartState,
  type ChartTransition,
  statesById,
} from '../model/chart';
import { isMeant } from '../model/isMeant';
import type { Asked, Verdict } from './verdict';

/** Whether a transition would be taken now: `open` when that depends on what the event brings. */
export type Possible = 'yes' | 'no' | 'open';

/** A way out of where a machine stands. */
export interface Way {
  transition: ChartTransition;
  state: ChartState;
  /** Null when nobody can say. */
  now: Possible | null;
  /** What its guard says; null for none, or when that is not known. */
  verdict: Verdict | null;
  /** A way of the same event that is taken instead: an earlier one, or one of a state within. */
  before: ChartTransition | null;
}

const answer = ({ guard }: ChartTransition, verdict: Verdict | null): Possible => {
  if (!guard || verdict?.holds === true) return 'yes';
  return verdict?.holds === false ? 'no' : 'open';
};

type First = Pick<Way, 'transition'> & { now: Possible };

/** @param within the first ways of the states within, which are asked before */
function waysOf(
  state: ChartState,
  asked: ReadonlyMap<string, Verdict> | null,
  within: readonly First[],
): { ways: Way[]; first: First[] } {
  const first: First[] = [];
  const ways = state.transitions
    .filter(({ kind }) => kind !== 'always')
    .map((transition): Way => {
      const verdict = asked?.get(transition.id) ?? null;
      if (!asked) return { transition, state, now: null, verdict, before: null };
      const own = answer(transition, verdict);
      const { event } = transition;
      const earlier = [
        ...within.filter((one) => isMeant(one.transition.event, event)),
        ...first.filter((one) => one.transition.event === event),
      ];
      // The first way whose condition holds is taken: those after it are not.
      const taken = earlier.find(({ now }) => now === 'yes');
      if (taken) return { transition, state, now: 'no', verdict, before: taken.transition };
      const now = earlier.length > 0 && own === 'yes' ? 'open' : own;
      if (now !== 'no') first.push({ transition, now: own === 'yes' ? 'yes' : now });
      return { transition, state, now, verdict, before: null };
    });
  return { ways, first };
}

/**
 * The ways out of the active states that somebody or something has to take, innermost first: what goes on at once has
 * gone on already.
 * @param asked what the guards said there; null when nobody can say
 */
export function waysOut(
  chart: Chart,
  active: readonly string[],
  asked: readonly Asked[] | null,
): Way[] {
  const states = statesById(chart);
  const said = asked && new Map(asked.map(({ id, verdict }) => [id, verdict]));
  const within = new Map<string, First[]>();
  return [...active].reverse().flatMap((id) => {
    const state = states.get(id);
    if (!state) return [];
    const { ways, first } = waysOf(state, said, within.get(id) ?? []);
    for (const around of ancestorsOf(state, states))
      within.set(around.id, [...(within.get(around.id) ?? []), ...first]);
    return ways;
  });
}
