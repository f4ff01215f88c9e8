import type { Area, Drawing, DrawnEdge, DrawnNode, Point } from './drawing';

export interface Overlap {
  first: string;
  second: string;
}

const meet = (a: Area, b: Area) =>
  a.x < b.x + b.width - 0.5 &&
  b.x < a.x + a.width - 0.5 &&
  a.y < b.y + b.height - 0.5 &&
  b.y < a.y + a.height - 0.5;

const segmentsOf = ({ points }: DrawnEdge): Area[] =>
  points.slice(1).map((to, place) => {
    const from: Point = points[place] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x) + 1,
      height: Math.abs(to.y - from.y) + 1,
    };
  });

/** The part of a node that nothing may cover: all of a leaf, the head of what holds others. */
function solidPart(node: DrawnNode): Area {
  const { x, y, width, height, box, shape } = node;
  if ((shape !== 'group' && shape !== 'region') || !box) return { x, y, width, height };
  return { x, y, width: box.width, height: box.height };
}

const pairs = <T>(list: T[]): [T, T][] =>
  list.flatMap((one, place) => list.slice(place + 1).map((other): [T, T] => [one, other]));

function isWithin(node: DrawnNode, above: string, nodes: Map<string, DrawnNode>): boolean {
  if (node.parent === null) return false;
  const parent = nodes.get(node.parent);
  return node.parent === above || (parent !== undefined && isWithin(parent, above, nodes));
}

/**
 * Everything in a drawing that lies over something else: states that are not nested, labels on labels or on
 * states, and lines through a state's text or another line's label. None in a good drawing.
 */
export function overlapsIn({ nodes, edges }: Drawing): Overlap[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const labels = edges.flatMap(({ id, label }) => (label ? [{ id, area: label }] : []));
  const found: Overlap[] = [];
  const note = (first: string, second: string) => found.push({ first, second });

  for (const [a, b] of pairs(nodes)) {
    const nested = isWithin(a, b.id, byId) || isWithin(b, a.id, byId);
    if (meet(nested ? solidPart(a) : a, nested ? solidPart(b) : b)) note(a.id, b.id);
  }
  for (const [a, b] of pairs(labels))
    if (meet(a.area, b.area)) note(`label ${a.id}`, `label ${b.id}`);
  for (const { id, area } of labels)
    for (const node of nodes) if (meet(area, solidPart(node))) note(`label ${id}`, node.id);
  for (const edge of edges)
    for (const segment of segmentsOf(edge)) {
      for (const node of nodes) {
        const inner = shrunk(solidPart(node));
        if (meet(segment, inner)) note(`line ${edge.id}`, node.id);
      }
      for (const { id, area } of labels)
        if (id !== edge.id && meet(segment, shrunk(area))) note(`line ${edge.id}`, `label ${id}`);
    }
  return found;
}

const isOn = ({ x, y }: Point, area: Area) =>
  x > area.x - 2 && x < area.x + area.width + 2 && y > area.y - 2 && y < area.y + area.height + 2;

/** The lines of a drawing that do not reach from the one thing to the other that they join. */
export function looseEndsIn({ nodes, edges }: Drawing): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reaches = (point: Point | undefined, id: string) => {
    const node = byId.get(id);
    return point !== undefined && node !== undefined && isOn(point, node);
  };
  return edges
    .filter(({ from, to, points }) => !reaches(points[0], from) || !reaches(points.at(-1), to))
    .map(({ id }) => id);
}

/** The nodes that are narrower or lower than what they say: some layouts give a group no more room than its states need. */
export const tightIn = ({ nodes }: Drawing): string[] =>
  nodes
    .filter(
      ({ box, width, height }) => box && (box.width > width + 0.5 || box.height > height + 0.5),
    )
    .map(({ id }) => id);

/** Lines end on the border of what they join, so a border may be touched. */
const shrunk = ({ x, y, width, height }: Area): Area => ({
  x: x + 2,
  y: y + 2,
  width: width - 4,
  height: height - 4,
});
