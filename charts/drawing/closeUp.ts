import type { Drawing, DrawnNode } from '../layout/drawing';

type Range = [from: number, to: number];

/** Room that stays around what is kept. */
const margin = 12;

const axes = { x: 'width', y: 'height' } as const;
type Axis = keyof typeof axes;

const spanOf = (node: DrawnNode, axis: Axis): Range => [node[axis], node[axis] + node[axes[axis]]];

/** What of a node may not shrink: all of it, or the head and the borders of what holds others. */
function keptOf(node: DrawnNode, folded: ReadonlySet<string>, axis: Axis): Range[] {
  const [from, to] = spanOf(node, axis);
  const isHollow = node.shape === 'group' || node.shape === 'region' || folded.has(node.id);
  if (!isHollow || !node.box) return [[from - margin, to + margin]];
  return [
    [from - margin, from + node.box[axes[axis]]],
    [to - margin, to + margin],
  ];
}

/** All places along an axis where something stands. */
function taken({ nodes, edges }: Drawing, folded: ReadonlySet<string>, axis: Axis): Range[] {
  const lines = edges.flatMap(({ points }) =>
    points.map((point): Range => [point[axis] - margin, point[axis] + margin]),
  );
  const labels = edges.flatMap(({ label }): Range[] =>
    label ? [[label[axis] - margin, label[axis] + label[axes[axis]] + margin]] : [],
  );
  return [...nodes.flatMap((node) => keptOf(node, folded, axis)), ...lines, ...labels];
}

/** What is left of a range where nothing is taken. */
function gapsIn([from, to]: Range, ranges: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let at = from;
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (start > at) gaps.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
    if (at >= to) break;
  }
  if (at < to) gaps.push([at, to]);
  return gaps;
}

function shrunk(drawing: Drawing, folded: ReadonlySet<string>, axis: Axis): Drawing {
  const ranges = taken(drawing, folded, axis);
  const cuts: Range[] = [];
  for (const node of drawing.nodes)
    if (folded.has(node.id)) cuts.push(...gapsIn(spanOf(node, axis), [...ranges, ...cuts]));
  const moved = (place: number) =>
    cuts.reduce((sum, [from, to]) => sum - Math.max(0, Math.min(place, to) - from), place);
  const size = axes[axis];
  return {
    ...drawing,
    [size]: moved(drawing[size]),
    nodes: drawing.nodes.map((node) => {
      const span = spanOf(node, axis);
      const [from, to] = [moved(span[0]), moved(span[1])];
      return { ...node, [axis]: from, [size]: to - from };
    }),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      points: edge.points.map((point) => ({ ...point, [axis]: moved(point[axis]) })),
      label: edge.label && { ...edge.label, [axis]: moved(edge.label[axis]) },
    })),
  };
}

/**
 * The drawing without the room that folded groups no longer need: bands through all of it in which nothing
 * stands are cut out, so nothing can come to lie over anything else.
 */
export const closedUp = (drawing: Drawing, folded: ReadonlySet<string>): Drawing =>
  shrunk(shrunk(drawing, folded, 'x'), folded, 'y');
