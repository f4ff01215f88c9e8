import { addedCoverage, type Coverage, passedBy } from '../../model/coverage';
import type { SeenActor, SeenStep } from '../protocol';
import type { LoggedActor } from './known';

type Machine = NonNullable<SeenActor['machine']>;

/** Where a step led and by which ways. */
interface Visit {
  active: readonly string[];
  taken: readonly string[];
}

interface Count {
  version: string | null;
  states: Map<string, number>;
  transitions: Map<string, number>;
}

const countIn = (counts: Map<string, number>, ids: readonly string[]) => {
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
};

const countOf = (one: Coverage['charts'][string]): Count => ({
  version: one.version,
  states: new Map(Object.entries(one.states)),
  transitions: new Map(Object.entries(one.transitions)),
});

/** How often flows were in each state and took each transition, counted as tests count it; it goes on from what was counted before. */
export function createVisits(before: Coverage['charts'] = {}) {
  const counts = new Map(Object.entries(before).map(([id, one]) => [id, countOf(one)]));
  let told = before;
  const changed = new Set<string>();
  return {
    note({ id, version }: Machine, { active, taken }: Visit): void {
      const known = counts.get(id) ?? { version, states: new Map(), transitions: new Map() };
      counts.set(id, Object.assign(known, { version }));
      countIn(known.states, [...active, ...passedBy(taken)]);
      countIn(known.transitions, taken);
      changed.add(id);
    },
    forget(): void {
      counts.clear();
      changed.clear();
      told = {};
    },
    /** The counts so far; the same object as long as nothing is counted. */
    told(): Coverage['charts'] {
      if (changed.size === 0) return told;
      told = { ...told };
      for (const id of changed) {
        const { version = null, states, transitions } = counts.get(id) ?? {};
        told[id] = {
          version,
          states: Object.fromEntries(states ?? []),
          transitions: Object.fromEntries(transitions ?? []),
        };
      }
      changed.clear();
      return told;
    },
  };
}

const isLed = ({ taken, active }: Pick<SeenStep, 'taken' | 'active'>) => Boolean(taken ?? active);

/** What one actor lived through, counted: for those that were opened from files. */
function visitsOf({ seen, steps }: LoggedActor): Coverage['charts'] {
  const visits = createVisits();
  if (!seen.machine) return {};
  let active = seen.active;
  visits.note(seen.machine, { active, taken: [] });
  for (const step of steps) {
    active = step.active ?? active;
    if (isLed(step)) visits.note(seen.machine, { active, taken: step.taken ?? [] });
  }
  return visits.told();
}

/** Counts of several actors together. */
export const visitsOfAll = (actors: Iterable<LoggedActor>): Coverage['charts'] =>
  addedCoverage([...actors].flatMap((actor) => Object.entries(visitsOf(actor))));
