import type { ChartState } from '../../model/chart';
import { goalsNamed } from '../criteria';
import { offersOf } from '../offers';
import type { Approved, Figure } from './text';
import type { Walker } from './walk';
import type { Wording } from './wording';

/** What people are told of a state. */
export const stateLine = (
  wording: Pick<Wording, 'state'>,
  {
    id,
    description,
    requirements,
    tags,
    meta,
  }: Pick<ChartState, 'id' | 'description' | 'requirements' | 'tags' | 'meta'>,
): string => {
  const screen = typeof meta.screen === 'string' ? `screen ${meta.screen}` : null;
  const marks = [screen, ...tags].filter((one) => one !== null).join(', ');
  const named = requirements.length > 0 ? ` [${requirements.join(' ')}]` : '';
  return `${wording.state(id)}${named}${marks && ` (${marks})`}: ${description ?? ''}`.trimEnd();
};

/** What stands above a flow's paths; what they reach is known when all were taken. */
export function headOf(walker: Walker): Omit<Approved, 'paths' | 'also'> {
  const { wording, reached, model } = walker;
  const { chart, title } = wording;
  const asked = {
    model,
    configurations: [],
    arcs: [],
    refused: new Map(),
    cut: 0,
    isPiled: false,
  };
  const figure = (what: string, all: readonly string[], found: ReadonlySet<string>): Figure => ({
    what,
    reached: all.filter((one) => found.has(one)).length,
    of: all.length,
  });
  return {
    title: `${title} (${chart.id})`,
    figures: [
      figure('states', goalsNamed(asked, 'states') ?? [], reached.states),
      figure('transitions', goalsNamed(asked, 'transitions') ?? [], reached.transitions),
      figure('answers of guards', goalsNamed(asked, 'guards') ?? [], reached.guards),
      figure('things that may happen', offersOf(model.fixtures), reached.offers),
      { what: 'refused events', reached: reached.refused.size, of: null },
    ],
    states: chart.states
      .filter(({ parent, type }) => parent !== null && type !== 'history')
      .map((state) => stateLine(wording, state)),
  };
}
