import { type Chart, type ChartState, type ChartTransition, statesById } from '../model/chart';
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
  /** An earlier way of the same event that is taken instead. */
  before: ChartTransition | null;
}

const answer = ({ guard }: ChartTransition, verdict: Verdict | null): Possible => {
  if (!guard || verdict?.holds === true) return 'yes';
  return verdict?.holds === false ? 'no' : 'open';
};

function waysOf(state: ChartState, asked: ReadonlyMap<string, Verdict> | null): Way[] {
  const first = new Map<string, { now: Possible; transition: ChartTransition }>();
  return state.transitions
    .filter(({ kind }) => kind !== 'always')
    .map((transition): Way => {
      const verdict = asked?.get(transition.id) ?? null;
      if (!asked) return { transition, state, now: null, verdict, before: null };
      const own = answer(transition, verdict);
      const earlier = first.get(transition.event);
      // The first way whose condition holds is taken: those after it are not.
      if (earlier?.now === 'yes')
        return { transition, state, now: 'no', verdict, before: earlier.transition };
      const now = earlier && own === 'yes' ? 'open' : own;
      if (now !== 'no') first.set(transition.event, { now, transition });
      return { transition, state, now, verdict, before: null };
    });
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
  return [...active].reverse().flatMap((id) => {
    const state = states.get(id);
    return state ? waysOf(state, said) : [];
  });
}
