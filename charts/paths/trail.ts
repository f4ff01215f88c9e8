import { elementAt } from './elementAt';
import { type Ground, hair, type Spread } from './ground';

/** Links that are taken one after the other, on a ground; a start begins a path. */
export class Trail {
  readonly links: number[] = [];
  at: number;
  left: number;
  /** What it costs more than any tour must; `slack` at the most. */
  private spent = 0;

  constructor(
    readonly ground: Ground,
    private readonly slack: number,
  ) {
    ground.reached.fill(0);
    this.at = ground.home;
    this.left = ground.worth.length;
  }

  get limit(): number {
    return this.slack - this.spent + hair;
  }

  get isWhole(): boolean {
    return this.left === 0 && this.ground.endingAt(this.at) <= this.limit;
  }

  /** Reaches the goals of a way, and answers how to undo it; null where it costs too much after all. */
  private reach(way: readonly number[]): (() => void) | null {
    const { ground } = this;
    const before = this.spent;
    const news: number[] = [];
    let node = this.at;
    for (const link of way) {
      // A start within ends the path before it.
      if (ground.from[link] === ground.home) this.spent += ground.endingAt(node);
      this.spent += ground.price(link);
      node = elementAt(ground.to, link);
      for (const goal of elementAt(ground.goals, link))
        if (!ground.reached[goal]) {
          ground.reached[goal] = 1;
          news.push(goal);
        }
    }
    this.left -= news.length;
    const undo = () => {
      for (const goal of news) ground.reached[goal] = 0;
      this.left += news.length;
      this.spent = before;
    };
    if (this.limit >= 0) return undo;
    undo();
    return null;
  }

  /** Goes on along a way; answers how to undo it, null where that would cost too much. */
  goOn(way: readonly number[]): (() => void) | null {
    const undo = this.reach(way);
    if (!undo) return null;
    const [at, length] = [this.at, this.links.length];
    this.links.push(...way);
    this.at = elementAt(this.ground.to, elementAt(way, way.length - 1));
    return () => {
      undo();
      this.at = at;
      this.links.length = length;
    };
  }

  /** The nearest links that reach something new; null when a goal cannot be reached any more. */
  ahead(): { spread: Spread; nearest: number[] } | null {
    const { ground, limit } = this;
    const spread = ground.spread(this.at, limit);
    let nearest = new Set<number>();
    let best = Number.POSITIVE_INFINITY;
    for (let goal = 0; goal < ground.reached.length; goal += 1) {
      if (ground.reached[goal]) continue;
      let isNear = false;
      for (const link of elementAt(ground.carriers, goal)) {
        const way = elementAt(spread.cost, elementAt(ground.from, link)) + ground.price(link);
        if (way > limit) continue;
        isNear = true;
        if (way < best - hair) nearest = new Set();
        if (way < best + hair) nearest.add(link);
        best = Math.min(best, way);
      }
      if (!isNear) return null;
    }
    return this.hasEntries(spread) ? { spread, nearest: [...nearest] } : null;
  }

  /** Whether each node can be come to as often as goals are left that are reached from nowhere else. */
  private hasEntries({ cost }: Spread): boolean {
    const { ground, limit } = this;
    const { from, to, home } = ground;
    const entries = new Float64Array(home + 1);
    const wanted = new Float64Array(home + 1);
    entries[home] = Number.POSITIVE_INFINITY;
    entries[this.at] = elementAt(entries, this.at) + 1;
    const once = new Set<number>();
    for (let node = 0; node <= home; node += 1) {
      if (elementAt(cost, node) > limit) continue;
      for (const link of elementAt(ground.leaving, node)) {
        const next = elementAt(to, link);
        if (next === node || ground.price(link) > limit) continue;
        // A link that only its goal makes cheap enough can be taken once.
        const goal = elementAt(ground.goals, link).findLast(
          (one) => !ground.reached[one] && elementAt(ground.worth, one) > limit + hair,
        );
        const key = goal === undefined ? -1 : goal * (home + 1) + next;
        if (goal !== undefined && once.has(key)) continue;
        once.add(key);
        entries[next] =
          goal === undefined ? Number.POSITIVE_INFINITY : elementAt(entries, next) + 1;
      }
    }
    const told = new Set<number>();
    for (let goal = 0; goal < ground.reached.length; goal += 1) {
      if (ground.reached[goal] || elementAt(ground.worth, goal) <= hair) continue;
      const links = elementAt(ground.carriers, goal).filter((link) => ground.price(link) <= limit);
      const node = from[links[0] ?? -1] ?? -1;
      const isOnly = links.every(
        (link) => from[link] === node && to[link] !== node && !told.has(link),
      );
      if (links.length === 0 || !isOnly) continue;
      for (const link of links) told.add(link);
      wanted[node] = elementAt(wanted, node) + 1;
      if (elementAt(wanted, node) > elementAt(entries, node)) return false;
    }
    return true;
  }

  /** Splices in rounds from nodes on the way by which goals are reached that were left behind. */
  turnAside(): void {
    while (this.left > 0 && this.splice());
  }

  private splice(): boolean {
    const { ground, links } = this;
    const { reached, from, to } = ground;
    const places = new Map<number, number>();
    links.forEach((link, index) => {
      const node = elementAt(to, link);
      if (!places.has(node)) places.set(node, index);
    });
    for (const [node, index] of places) {
      const out = ground.spread(node, this.limit);
      for (let goal = 0; goal < reached.length; goal += 1) {
        if (reached[goal]) continue;
        for (const link of elementAt(ground.carriers, goal)) {
          if (elementAt(out.cost, elementAt(from, link)) + ground.price(link) > this.limit)
            continue;
          const there = ground.wayTo(out, elementAt(from, link), false);
          const undo = there && this.reach([...there, link]);
          if (!undo) continue;
          const home = ground.spread(elementAt(to, link), this.limit);
          const isBack = elementAt(home.cost, node) <= this.limit;
          const back = isBack ? ground.wayTo(home, node, false) : null;
          if (back && this.reach(back)) {
            links.splice(index + 1, 0, ...there, link, ...back);
            return true;
          }
          undo();
        }
      }
    }
    return false;
  }
}
