import { elementAt } from './elementAt';
import type { Network } from './network';

/**
 * Links of which a tour takes one: those by which a goal is reached from the nodes outside a part, and those that enter
 * the part.
 */
export type Cut = readonly number[];

interface Pipe {
  readonly from: number;
  readonly to: number;
  left: number;
  back: number;
}

const enough = 1 - 1e-6;
const drop = 1e-9;

/** What can be reached from a node through pipes with room left; against their direction from an end. */
function wet(
  pipes: readonly Pipe[],
  touching: readonly number[][],
  node: number,
  isForward = true,
) {
  const by = new Map<number, number>([[node, -1]]);
  const open = [node];
  for (let at = 0; at < open.length; at += 1) {
    const here = elementAt(open, at);
    for (const index of touching[here] ?? []) {
      const { from, to, left, back } = elementAt(pipes, index);
      const isAlong = from === here;
      const next = isAlong ? to : from;
      const room = isAlong === isForward ? left : back;
      if (room <= drop || by.has(next)) continue;
      by.set(next, index);
      open.push(next);
    }
  }
  return by;
}

const through = ({ links }: Network, within: ReadonlySet<number>, goal: number): Cut =>
  links.flatMap(({ from, to, goals }, index) =>
    (from === null || !within.has(from)) && (within.has(to) || goals.includes(goal)) ? [index] : [],
  );

/** For each goal the starts that lead to it: a path begins with one of them. They say at once what many rounds would. */
export function startCuts(network: Network): Cut[] {
  const { nodes, links, goals } = network;
  const entering = Array.from({ length: nodes }, (): number[] => []);
  for (const { from, to } of links) if (from !== null) entering[to]?.push(from);
  const cuts = new Map<string, Cut>();
  for (let goal = 0; goal < goals; goal += 1) {
    const within = new Set<number>();
    const open = links.flatMap(({ from, goals: reached }) =>
      from !== null && reached.includes(goal) ? [from] : [],
    );
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (within.has(node)) continue;
      within.add(node);
      open.push(...(entering[node] ?? []));
    }
    const cut = through(network, within, goal);
    cuts.set(cut.join(), cut);
  }
  return [...cuts.values()];
}

/** Whether a flow goes through a cut no more than it must: only such cuts hold it up. */
export const isTight = (flow: readonly number[], cut: Cut): boolean =>
  cut.reduce((sum, index) => sum + (flow[index] ?? 0), 0) < 2 - enough;

/**
 * Cuts that a flow, whole or not, violates: what carries a goal must be connected with a start as strongly as the
 * goal is wanted, once. Found as least cuts between the starts and each goal (Ford and Fulkerson).
 */
export function violatedCuts(network: Network, flow: readonly number[]): Cut[] {
  const { nodes, links, goals } = network;
  const [source, sink] = [nodes, nodes + 1];
  const cuts = new Map<string, Cut>();
  const carrying = links.flatMap((link, index) => {
    const left = flow[index] ?? 0;
    return left > drop ? [{ ...link, left }] : [];
  });
  for (let goal = 0; goal < goals; goal += 1) {
    const pipes: Pipe[] = [];
    const touching = Array.from({ length: nodes + 2 }, (): number[] => []);
    for (const link of carrying) {
      const from = link.from ?? source;
      const to = link.goals.includes(goal) ? sink : link.to;
      if (from === to) continue;
      touching[from]?.push(pipes.length);
      touching[to]?.push(pipes.length);
      pipes.push({ from, to, left: link.left, back: 0 });
    }
    let carried = 0;
    let by = wet(pipes, touching, source);
    for (; by.has(sink) && carried < enough; by = wet(pipes, touching, source)) {
      const way: [Pipe, boolean][] = [];
      for (let node = sink; node !== source; ) {
        const pipe = elementAt(pipes, by.get(node) ?? -1);
        way.push([pipe, pipe.to === node]);
        node = pipe.to === node ? pipe.from : pipe.to;
      }
      const room = Math.min(...way.map(([{ left, back }, isAlong]) => (isAlong ? left : back)));
      for (const [pipe, isAlong] of way) {
        pipe.left += isAlong ? -room : room;
        pipe.back += isAlong ? room : -room;
      }
      carried += room;
    }
    if (carried >= enough) continue;
    const dry = Array.from({ length: nodes }, (_, node) => node).filter((node) => !by.has(node));
    const near = [...wet(pipes, touching, sink, false).keys()].filter((node) => node < nodes);
    for (const within of near.length < dry.length ? [dry, near] : [dry]) {
      const cut = through(network, new Set(within), goal);
      cuts.set(cut.join(), cut);
    }
  }
  return [...cuts.values()];
}
