import type { Link, Network } from './network';

/**
 * A network whose nodes of one kind are one. Whatever walk the first allows the second allows at the same cost, so
 * that no tour of the first costs less than the cheapest of the second.
 */
export function merge({ links, goals }: Network, kindOf: (node: number) => string): Network {
  const numbers = new Map<string, number>();
  const numberOf = (node: number) => {
    const kind = kindOf(node);
    const number = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, number);
    return number;
  };
  const known = new Map<string, Link>();
  for (const { from, to, goals: reached } of links) {
    const link = { from: from === null ? null : numberOf(from), to: numberOf(to), goals: reached };
    known.set(JSON.stringify([link.from, link.to, reached]), link);
  }
  return { nodes: numbers.size, goals, links: [...known.values()] };
}
