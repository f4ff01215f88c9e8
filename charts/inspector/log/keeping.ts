import { type Coverage, isCoverageOfCharts } from '../../model/coverage';
import { PROTOCOL } from '../protocol';
import type { Known, LoggedActor, LoggedPage, LoggedStep } from './known';

/** What a log knew, as plain JSON: all of it has gone through the mask in the page. */
export interface KeptLog {
  protocol: number;
  pages: LoggedPage[];
  actors: Omit<LoggedActor, 'steps'>[];
  steps: LoggedStep[];
  visited: Coverage['charts'];
}

export const keptOf = ({ pages, actors, steps, visited }: Omit<Known, 'sent'>): KeptLog => ({
  protocol: PROTOCOL,
  // Whether a page is still there, it says itself.
  pages: [...pages.values()].map((page) => ({ ...page, isHere: false })),
  actors: [...actors.values()].map(({ steps: _own, ...actor }) => actor),
  steps: [...steps],
  visited,
});

/** The actors of a log that was kept: those that ran have left until their page says otherwise. */
export function actorsIn({ actors, steps }: KeptLog): Map<string, LoggedActor> {
  const own = new Map<string, LoggedStep[]>();
  for (const step of steps) {
    const known = own.get(step.actor);
    if (known) known.push(step);
    else own.set(step.actor, [step]);
  }
  return new Map(
    actors.map((actor) => {
      const { standing, seen } = actor;
      const now =
        standing.status === 'active' ? { ...standing, status: 'left', timers: [] } : standing;
      return [seen.actor, { ...actor, standing: now, steps: own.get(seen.actor) ?? [] }];
    }),
  );
}

export const isKeptLog = (value: unknown): value is KeptLog =>
  typeof value === 'object' &&
  value !== null &&
  'protocol' in value &&
  value.protocol === PROTOCOL &&
  'steps' in value &&
  Array.isArray(value.steps) &&
  'visited' in value &&
  isCoverageOfCharts(value.visited);
