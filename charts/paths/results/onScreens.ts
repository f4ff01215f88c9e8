import { placeOf } from '../approved/lines';
import type { Wording } from '../approved/wording';
import { elementAt } from '../elementAt';
import type { Arc, Explored } from '../explore';
import type { Divergence } from '../run';
import { innermostOf } from './innermost';
import type { Failure, StepResult } from './results';

/** A state value in the words of the flow; what is none, as it is. */
function placeFound({ configurations }: Explored, found: unknown, wording: Wording): string {
  if (typeof found === 'string' && found.includes('://')) return found;
  const text = JSON.stringify(found);
  const there = configurations.find(({ snapshot }) => JSON.stringify(snapshot.value) === text);
  return there
    ? placeOf(there.snapshot, wording)
    : String(typeof found === 'string' ? found : text);
}

/** What was to be seen and what was, a line each. */
export function failureLines(
  explored: Explored,
  path: readonly Arc[],
  { step, expected, found, wrong }: Divergence,
  wording: Wording,
): Pick<Failure, 'expected' | 'got' | 'toBeAt'> {
  const { snapshot } = elementAt(explored.configurations, elementAt(path, step).to);
  const place = placeOf(snapshot, wording);
  const wanted =
    expected === null
      ? 'a step that somebody has approved'
      : typeof expected === 'string' && JSON.stringify(snapshot.value) !== JSON.stringify(expected)
        ? expected
        : place;
  const at = placeFound(explored, found, wording);
  const isPage = typeof found === 'string' && found.includes('://');
  const seen = wrong ? wrong.split('; ') : [];
  const elsewhere = at === wanted && wrong ? [] : [isPage ? at : `→ ${at}`];
  return {
    expected: [`→ ${wanted}`],
    toBeAt: wanted === place ? innermostOf(snapshot) : [],
    // Of a page, what is seen there says more than where it is.
    got: isPage ? [...seen, ...elsewhere] : [...elsewhere, ...seen],
  };
}

/** Notes when the steps of a path end. */
export function stopwatch(evidence: string | null) {
  const begun = performance.now();
  let last = begun;
  const spent: number[] = [];
  const note = (step: number) => {
    const now = performance.now();
    spent[step] = now - last;
    last = now;
  };
  return { begun, spent, watch: { done: note, evidence } };
}

export function stepResults(
  { configurations }: Explored,
  path: readonly Arc[],
  failing: number | null,
  spent: readonly (number | undefined)[],
  wording: Wording,
): StepResult[] {
  return path.map((arc, index): StepResult => {
    const { snapshot } = elementAt(configurations, arc.to);
    const isTaken = failing === null || index < failing;
    return {
      cause: wording.cause(arc.cause),
      place: placeOf(snapshot, wording),
      outcome: isTaken ? 'taken' : index === failing ? 'failed' : 'not reached',
      milliseconds: spent[index] ?? null,
      // Of a step that failed, what it was to take.
      transitions: failing === null || index <= failing ? arc.taken : [],
      at: isTaken ? innermostOf(snapshot) : [],
    };
  });
}
