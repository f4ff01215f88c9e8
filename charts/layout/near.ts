import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Box, Drawing, DrawnEdge, DrawnNode } from './drawing';
import type { Parts } from './graph';

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

const sameSize = (a: Box | null | undefined, b: Box | null | undefined): boolean =>
  a?.width === b?.width && a?.height === b?.height;

/** The drawing of a chart as it was with what is said now; null where anything has come, gone or grown. */
export function asItStood(before: Drawing, parts: Parts): Drawing | null {
  const { nodes, edges } = before;
  if (nodes.length !== parts.nodes.size || edges.length !== parts.edges.size) return null;
  const stillNodes = nodes.flatMap((node): DrawnNode[] => {
    const part = parts.nodes.get(node.id);
    const isStill =
      part?.parent === node.parent &&
      part.shape === node.shape &&
      sameSize(part.box, node.box) &&
      sameSize(part.summary, node.summary);
    return isStill ? [{ ...node, ...part }] : [];
  });
  const stillEdges = edges.flatMap((edge): DrawnEdge[] => {
    const part = parts.edges.get(edge.id);
    if (!part || !sameSize(part.box, edge.label?.box)) return [];
    const { box, ...rest } = part;
    return [{ ...edge, ...rest, label: edge.label && box && { ...edge.label, box } }];
  });
  if (stillNodes.length < nodes.length || stillEdges.length < edges.length) return null;
  return { ...before, nodes: stillNodes, edges: stillEdges };
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
