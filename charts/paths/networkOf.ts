import { type Criterion, goalsOf, rowOf } from './criteria';
import type { Arc, Explored } from './explore';
import type { Link, Network } from './network';

export interface Charted extends Network {
  readonly steps: readonly Arc[];
  readonly names: readonly string[];
}

/** Steps between the same configurations that reach nothing more than another one does are left out. */
function essential(arcs: readonly Arc[], goals: (arc: Arc) => string[]): Arc[] {
  const between = new Map<string, { arc: Arc; reached: Set<string> }[]>();
  for (const arc of arcs) {
    const key = `${arc.from}>${arc.to}`;
    const others = between.get(key) ?? [];
    const reached = new Set(goals(arc));
    if (others.some((other) => [...reached].every((goal) => other.reached.has(goal)))) continue;
    const kept = others.filter((other) => ![...other.reached].every((goal) => reached.has(goal)));
    between.set(key, [...kept, { arc, reached }]);
  }
  return [...between.values()]
    .flat()
    .map(({ arc }) => arc)
    .sort((one, other) => one.index - other.index);
}

/** Rows of steps that follow one another, at most `length` long, ending in `last`: the nodes of the network. */
const tailOf = (row: readonly Arc[], length: number) => row.slice(Math.max(0, row.length - length));

/** The network in which reaching all goals, or those that are wanted, is what a criterion asks of an exploration. */
export function networkOf(
  explored: Explored,
  criterion: Criterion,
  only: ReadonlySet<string> | null = null,
): Charted {
  const all = goalsOf(explored, criterion);
  const goals = (row: readonly Arc[]) => all(row).filter((goal) => only === null || only.has(goal));
  const memory = rowOf(criterion) - 1;
  const useful =
    criterion === 'refused'
      ? explored.arcs
      : memory === 0
        ? explored.arcs.filter(
            ({ from, taken, asked }) => from === null || taken.length + asked.length > 0,
          )
        : explored.arcs.filter(({ from, taken }) => from === null || taken.length > 0);
  const arcs = essential(useful, (arc) => (memory === 0 ? goals([arc]) : [arc.taken.join('+')]));
  const leaving = new Map<number | null, Arc[]>();
  for (const arc of arcs) leaving.set(arc.from, [...(leaving.get(arc.from) ?? []), arc]);

  const nodes = new Map<string, number>();
  const open: { row: readonly Arc[]; at: number; node: number }[] = [];
  const names = new Map<string, number>();
  const links: Link[] = [];
  const steps: Arc[] = [];
  const place = (row: readonly Arc[], at: number) => {
    const key = [at, ...row.map(({ index }) => index)].join(' ');
    const found = nodes.get(key);
    if (found !== undefined) return found;
    const node = nodes.size;
    nodes.set(key, node);
    open.push({ row, at, node });
    return node;
  };
  const follow = (row: readonly Arc[], from: number | null, arc: Arc) => {
    const whole = arc.from === null ? [arc] : [...row, arc];
    const reached = goals(whole).map((name) => {
      const number = names.get(name) ?? names.size;
      names.set(name, number);
      return number;
    });
    const kept = whole.filter((one) => one.from !== null);
    links.push({ from, to: place(tailOf(kept, memory), arc.to), goals: [...new Set(reached)] });
    steps.push(arc);
  };
  for (const start of leaving.get(null) ?? []) follow([], null, start);
  for (let next = open.shift(); next; next = open.shift())
    for (const arc of leaving.get(next.at) ?? []) follow(next.row, next.node, arc);
  return { nodes: nodes.size, links, goals: names.size, steps, names: [...names.keys()] };
}
