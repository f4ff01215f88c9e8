import { goalsNamed } from '../criteria';
import { elementAt } from '../elementAt';
import { type Explored, explore, mostConfigurations } from '../explore';
import type { Model } from '../fixtures';
import { planPaths } from '../plan';
import { alsoOf } from './book';
import { headOf } from './head';
import type { AlsoStep, Approved, ApprovedPath, ApprovedStep } from './text';
import { Walker } from './walk';

interface Row {
  readonly name: string | null;
  readonly causes: readonly string[];
}

/** What a path is about, as long as nobody has found a better name: what few other paths do, and how it ends. */
function nameFor(causes: readonly string[], counts: ReadonlyMap<string, number>, end: string) {
  const [given = '', ...rest] = causes;
  const [rarest] = [...new Set(rest)].sort(
    (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0),
  );
  return [given.replace(/^Given /, ''), ...(rarest ? [rarest] : []), `in the end: ${end}`].join(
    '; ',
  );
}

/** A path that was approved, as far as it can be walked still. */
function walkable(walker: Walker, { name, steps }: ApprovedPath): Row[] {
  const causes = steps.map(({ cause }) => cause);
  const seen = walker.walk(causes, () => false);
  const until = seen.findIndex(({ impossible }) => impossible !== undefined);
  const kept = until < 0 ? causes : causes.slice(0, until);
  return kept.length > 0 ? [{ name, causes: kept }] : [];
}

/** The cheapest paths to all that those before do not reach. */
async function missingRows(walker: Walker, explored: Explored): Promise<Row[]> {
  const { transitions, guards, offers } = walker.reached;
  const goals = goalsNamed(explored, 'decisions') ?? [];
  const reached = new Set([...transitions, ...guards, ...offers]);
  const only = new Set(goals.filter((goal) => !reached.has(goal)));
  if (only.size === 0) return [];
  const { paths } = await planPaths(explored, 'decisions', { only });
  return paths.map((path) => ({
    name: null,
    causes: path.map(({ cause }) => walker.wording.cause(cause)),
  }));
}

export interface Draft {
  readonly approved: Approved;
  /** Requirement ids of what a step is about, by its line. */
  readonly requirements: ReadonlyMap<string, readonly string[]>;
}

/**
 * The text of a flow as its machine is now. Paths that were approved before stay as far as they can be walked, with their
 * names; others lead to what those do not reach.
 */
export async function draft(
  model: Model,
  before: Approved | null,
  bound = mostConfigurations,
  onScreens: readonly Explored[] = [],
): Promise<Draft> {
  const first = new Walker(model);
  const kept = (before?.paths ?? []).flatMap((path) => walkable(first, path));
  const rows = [...kept, ...(await missingRows(first, explore(model, bound)))];
  const counts = new Map<string, number>();
  for (const { causes } of rows)
    for (const one of new Set(causes)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const known = new Set<string>();
  const walker = new Walker(model);
  const paths = rows.map(({ name, causes }): ApprovedPath => {
    const seen = walker.walk(causes, (_step, place, takes) => {
      const told = `${place}: ${takes()}`;
      const isNew = !known.has(told);
      known.add(told);
      return isNew;
    });
    const steps = seen.map((step, index): ApprovedStep => {
      if (step.impossible === undefined) return step;
      const cause = elementAt(causes, index);
      throw new Error(`${model.name}: "${cause}" cannot happen: ${step.impossible}`);
    });
    return { name: name ?? nameFor(causes, counts, steps.at(-1)?.place ?? ''), steps };
  });
  const approved: Approved = { ...headOf(walker), paths, also: [] };
  const also = new Map<string, AlsoStep>();
  for (const explored of onScreens) {
    const plan = await planPaths(explored, 'transitions');
    for (const [text, one] of alsoOf(approved, explored, plan.paths)) also.set(text, one);
  }
  return {
    approved: { ...approved, also: [...also].sort().map(([, one]) => one) },
    requirements: walker.requirements,
  };
}
