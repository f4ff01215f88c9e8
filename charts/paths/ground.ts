import type { Cut } from './cuts';
import { elementAt } from './elementAt';
import type { Costs, Network } from './network';

/** What a linear program says it is worth to reach each goal and to keep each cut, and what it costs to be at each node. */
export interface Prices {
  readonly goals: readonly number[];
  readonly cuts: readonly number[];
  readonly nodes: readonly number[];
}

/** What is dearer by less than this is as dear. */
export const hair = 1e-6;

/** The cheapest ways from a node: what they cost, and the links by which they come; `home - 2 - node` from where a path ends. */
export interface Spread {
  readonly at: number;
  readonly cost: Float64Array;
  readonly by: Int32Array;
}

/**
 * A network on which each step costs what it costs more than it is worth: nothing on the way of a cheapest tour. Cuts
 * are goals too, of which only the worth counts. Paths begin at `home`, which is a node beside the others, and come back to
 * it when they end.
 */
export class Ground {
  readonly home: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Goals of each link, each once. */
  readonly goals: readonly (readonly number[])[];
  /** Links of use that reach each goal. */
  readonly carriers: readonly (readonly number[])[];
  /** Links of use that leave each node. */
  readonly leaving: readonly (readonly number[])[];
  readonly worth: readonly number[];
  /** Goals that are reached: to do so again is worth nothing. */
  readonly reached: Uint8Array;
  private readonly bare: Float64Array;
  private readonly ending: Float64Array;

  /** Links that alone cost more than `slack` are of no use. */
  constructor(
    { nodes, links, goals }: Network,
    costs: Costs,
    cuts: readonly Cut[],
    prices: Prices,
    slack: number,
  ) {
    this.home = nodes;
    this.from = Int32Array.from(links, ({ from }) => from ?? nodes);
    this.to = Int32Array.from(links, ({ to }) => to);
    this.ending = Float64Array.from(prices.nodes, (price) => Math.max(0, price));
    const kept = cuts.flatMap((_, index) => ((prices.cuts[index] ?? 0) > hair ? [index] : []));
    this.worth = [...prices.goals, ...kept.map((index) => prices.cuts[index] ?? 0)];
    const own = links.map((link) => [...new Set(link.goals)]);
    kept.forEach((index, place) => {
      for (const link of cuts[index] ?? []) own[link]?.push(goals + place);
    });
    this.goals = own;
    this.bare = Float64Array.from(links, ({ from, to }) => {
      if (from === null) return costs.reset + costs.step - (prices.nodes[to] ?? 0);
      return costs.step + (prices.nodes[from] ?? 0) - (prices.nodes[to] ?? 0);
    });
    this.reached = new Uint8Array(this.worth.length);
    const leaving = Array.from({ length: nodes + 1 }, (): number[] => []);
    const carriers = this.worth.map((): number[] => []);
    for (let link = 0; link < links.length; link += 1) {
      if (this.price(link) > slack + hair) continue;
      leaving[elementAt(this.from, link)]?.push(link);
      for (const goal of own[link] ?? []) carriers[goal]?.push(link);
    }
    this.leaving = leaving;
    this.carriers = carriers;
  }

  /** What a link costs more than it is worth now. */
  price(link: number): number {
    let price = elementAt(this.bare, link);
    for (const goal of elementAt(this.goals, link))
      if (!this.reached[goal]) price -= elementAt(this.worth, goal);
    return price < hair ? 0 : price;
  }

  endingAt(node: number): number {
    return node === this.home ? 0 : elementAt(this.ending, node);
  }

  /** The cheapest ways from a node that cost no more than a limit. */
  spread(at: number, limit: number): Spread {
    const cost = new Float64Array(this.home + 1).fill(Number.POSITIVE_INFINITY);
    const by = new Int32Array(this.home + 1).fill(-1);
    const open = [at];
    cost[at] = 0;
    const meet = (node: number, way: number, link: number) => {
      if (way > limit || way >= elementAt(cost, node) - hair) return;
      cost[node] = way;
      by[node] = link;
      open.push(node);
    };
    for (let place = 0; place < open.length; place += 1) {
      const node = elementAt(open, place);
      const here = elementAt(cost, node);
      if (node !== this.home) meet(this.home, here + this.endingAt(node), -2 - node);
      for (const link of elementAt(this.leaving, node))
        meet(elementAt(this.to, link), here + this.price(link), link);
    }
    return { at, cost, by };
  }

  /** The links of a way to a node; null where it ends a path and that is not wanted. */
  wayTo({ at, by }: Spread, end: number, mayEnd: boolean): number[] | null {
    const way: number[] = [];
    for (let node = end; node !== at; ) {
      const link = elementAt(by, node);
      if (link <= -2 && !mayEnd) return null;
      if (link >= 0) way.push(link);
      node = link >= 0 ? elementAt(this.from, link) : -2 - link;
    }
    return way.reverse();
  }
}
