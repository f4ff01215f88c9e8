import { elementAt } from './elementAt';
import type { Arc, Explored } from './explore';
import type { Divergence } from './run';

export interface Stumble {
  readonly path: readonly Arc[];
  readonly divergence: Divergence;
}

/** What happens by itself, or changes something, is walked more often than what does nothing. */
function weightOf({ model }: Explored, { cause, taken }: Arc): number {
  const named =
    cause.kind === 'event'
      ? cause.event.type
      : cause.kind === 'time'
        ? cause.delay
        : cause.kind === 'start'
          ? cause.input
          : cause.actor;
  return model.fixtures.weights?.[named] ?? (taken.length > 0 ? 4 : 1);
}

/** The walk that a row of numbers stands for: each chooses among what can happen next, by weight. */
export function walkOf(explored: Explored, choices: readonly number[]): Arc[] {
  const path: Arc[] = [];
  for (const choice of choices) {
    const at = path.at(-1)?.to ?? null;
    const ways = explored.arcs.filter(({ from }) => from === at);
    const weights = ways.map((arc) => weightOf(explored, arc));
    const sum = weights.reduce((all, one) => all + one, 0);
    if (sum === 0) return path;
    let left = choice % sum;
    const place = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    path.push(elementAt(ways, place));
  }
  return path;
}

/**
 * Walks at random, by weights; equal seeds walk equally. A walk that goes wrong is made shorter as long as it still does.
 */
export async function walk(
  explored: Explored,
  take: (path: readonly Arc[]) => Promise<Divergence | null>,
  { walks, steps = 40, seed = 1 }: { walks: number; steps?: number; seed?: number },
): Promise<Stumble | null> {
  const { default: fc } = await import('fast-check');
  const choices = fc.array(fc.nat({ max: 9_999 }), { minLength: 1, maxLength: steps });
  const property = fc.asyncProperty(choices, async (row) => {
    return (await take(walkOf(explored, row))) === null;
  });
  const { counterexample } = await fc.check(property, {
    numRuns: walks,
    seed,
    endOnFailure: false,
  });
  if (!counterexample) return null;
  const path = walkOf(explored, counterexample[0]);
  const divergence = await take(path);
  return divergence && { path: path.slice(0, divergence.step + 1), divergence };
}
