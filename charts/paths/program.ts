import type { Cut } from './cuts';
import type { Costs, Network } from './network';

const sum = (terms: readonly string[]) => (terms.length > 0 ? terms.join(' + ') : '0 x0');

/** A long line breaks CPLEX's LP format: one term a line. */
const lines = (text: string) => text.replaceAll(' + ', '\n + ').replaceAll(' - ', '\n - ');

/**
 * The cheapest way to reach all goals as a linear program in CPLEX's LP format: `x<i>` counts how often link i
 * is taken, `r<n>` how many paths end in node n. Links that are barred are not taken.
 */
export function programOf(
  network: Network,
  { reset, step }: Costs,
  cuts: readonly Cut[],
  whole: boolean,
  barred: readonly number[] = [],
): string {
  const { nodes, links, goals } = network;
  const objective = links.map(
    ({ from }, index) => `${from === null ? reset + step : step} x${index}`,
  );
  const into = Array.from({ length: nodes }, (): string[] => []);
  const outOf = Array.from({ length: nodes }, (): string[] => []);
  const reaching = Array.from({ length: goals }, (): string[] => []);
  links.forEach(({ from, to, goals: reached }, index) => {
    if (from !== to) {
      into[to]?.push(`x${index}`);
      if (from !== null) outOf[from]?.push(`x${index}`);
    }
    for (const goal of new Set(reached)) reaching[goal]?.push(`x${index}`);
  });
  const kept = into.map((terms, node) =>
    [`n${node}: ${sum(terms)} - r${node}`, ...(outOf[node] ?? [])].join(' - ').concat(' = 0'),
  );
  const reached = reaching.map((terms, goal) => `g${goal}: ${sum(terms)} >= 1`);
  const joined = cuts.map((cut, index) => `c${index}: ${sum(cut.map((link) => `x${link}`))} >= 1`);
  // Where links are taken whole times, paths end whole times too.
  const variables = links.map((_, index) => `x${index}`);
  return [
    'Minimize',
    lines(`cost: ${sum(objective)}`),
    'Subject To',
    ...[...kept, ...reached, ...joined].map(lines),
    ...(barred.length > 0 ? ['Bounds', ...barred.map((index) => `x${index} = 0`)] : []),
    ...(whole ? ['General', ...variables] : []),
    'End',
  ].join('\n');
}
