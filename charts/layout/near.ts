import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Drawing, DrawnNode } from './drawing';

/** A graph with its nodes where a drawing of the chart as it was has them. */
export function placedAs(graph: ElkNode, { nodes }: Drawing): ElkNode {
  const places = new Map(nodes.map(({ id, x, y }) => [id, { x, y }]));
  const at = (node: ElkNode): ElkNode => ({
    ...node,
    ...places.get(node.id),
    ...(node.children && { children: node.children.map(at) }),
  });
  return at(graph);
}

/** What two states that change sides weigh, in pixels of a drawing's size. */
const flipped = 200;

const sideOf = (from: number, to: number) => (Math.abs(from - to) < 24 ? 0 : Math.sign(to - from));

/** How much two drawings tell a reader anew where things are: pairs of states that lie otherwise to each other. */
export function movedScore(before: Drawing, after: Drawing): number {
  const now = new Map(after.nodes.map((node) => [node.id, node]));
  const kept = before.nodes.flatMap((node): [DrawnNode, DrawnNode][] => {
    const same = node.kind === 'state' ? now.get(node.id) : undefined;
    return same ? [[node, same]] : [];
  });
  let flips = 0;
  for (const [place, [a, a2]] of kept.entries())
    for (const [b, b2] of kept.slice(place + 1)) {
      if (a.parent !== b.parent) continue;
      const [x, x2] = [sideOf(a.x, b.x), sideOf(a2.x, b2.x)];
      const [y, y2] = [sideOf(a.y, b.y), sideOf(a2.y, b2.y)];
      if (x * x2 < 0) flips += 1;
      if (y * y2 < 0) flips += 1;
    }
  return flips * flipped;
}
