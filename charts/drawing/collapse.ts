import type { Area, Box, Drawing, DrawnEdge, DrawnNode, Point } from '../layout/drawing';
import { room } from '../layout/styles';
import { closedUp } from './closeUp';

const isInside = (id: string, group: string, nodes: Map<string, DrawnNode>): boolean => {
  const parent = nodes.get(id)?.parent;
  if (parent === null || parent === undefined) return false;
  return parent === group || isInside(parent, group, nodes);
};

const contains = (area: Area, { x, y }: Point) =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

/** The point of a level or upright line, from outside to inside, that lies on the frame. */
const onFrame = (outside: Point, inside: Point, { x, y, width, height }: Area): Point => ({
  x: Math.min(Math.max(outside.x, x), x + width),
  y:
    inside.x === outside.x || outside.y < y || outside.y > y + height
      ? Math.min(Math.max(outside.y, y), y + height)
      : inside.y,
});

/** The part of a line that is outside of a frame, from its outer end. */
function outerPart(points: Point[], area: Area): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last && contains(area, point)) return [...kept, onFrame(last, point, area)];
    kept.push(point);
  }
  return kept;
}

const isOver = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function foldedEdge(edge: DrawnEdge, from: boolean, to: boolean, group: DrawnNode): DrawnEdge {
  const points = to
    ? outerPart(edge.points, group)
    : outerPart([...edge.points].reverse(), group).reverse();
  const label = edge.label && isOver(edge.label, group) ? null : edge.label;
  return { ...edge, ...(from && { from: group.id }), ...(to && { to: group.id }), points, label };
}

/** A box with what is said of the inside under it. */
function stacked(above: Box, below: Box): Box {
  const from = above.height - room.state.y + room.betweenRows;
  const moved = below.rows.map((row) => ({
    ...row,
    y: row.y + from,
    lines: row.lines.map((line) => ({ ...line, y: line.y + from })),
  }));
  return {
    ...above,
    width: Math.max(above.width, below.width),
    height: from + below.height + room.state.y,
    rows: [...above.rows, ...moved],
  };
}

const shut = (node: DrawnNode): DrawnNode => ({
  ...node,
  shape: 'leaf',
  isFolded: true,
  box: node.box && node.summary ? stacked(node.box, node.summary) : node.box,
});

function fold(drawing: Drawing, id: string): Drawing {
  const nodes = new Map(drawing.nodes.map((node) => [node.id, node]));
  const group = nodes.get(id);
  if (!group) return drawing;
  const inside = (other: string) => isInside(other, id, nodes);
  return {
    ...drawing,
    nodes: drawing.nodes
      .filter((node) => !inside(node.id))
      .map((node) => (node === group ? shut(node) : node)),
    edges: drawing.edges.flatMap((edge) => {
      const [from, to] = [inside(edge.from), inside(edge.to)];
      if ((from || edge.from === id) && (to || edge.to === id)) return [];
      return from || to ? [foldedEdge(edge, from, to, group)] : [edge];
    }),
  };
}

/** A drawing in which some groups hide what is in them; what stands around them closes up. */
export const collapsed = (drawing: Drawing, groups: ReadonlySet<string>): Drawing =>
  closedUp([...groups].reduce(fold, drawing), groups);

/** One state of a drawing with all that is in it, and nothing else. */
export function focused(drawing: Drawing, id: string): Drawing {
  const nodes = new Map(drawing.nodes.map((node) => [node.id, node]));
  const group = nodes.get(id);
  if (!group) return drawing;
  const margin = 12;
  const [dx, dy] = [margin - group.x, margin - group.y];
  const moved = <T extends Point>(one: T): T => ({ ...one, x: one.x + dx, y: one.y + dy });
  const isKept = (other: string) => other === id || isInside(other, id, nodes);
  const kept = drawing.nodes.filter((node) => isKept(node.id));
  return {
    ...drawing,
    width: group.width + 2 * margin,
    height: group.height + 2 * margin,
    nodes: kept.map((node) => moved(node.id === id ? { ...node, parent: null } : node)),
    edges: drawing.edges
      .filter(
        ({ from, to, points }) =>
          isKept(from) && isKept(to) && points.every((point) => contains(group, point)),
      )
      .map((edge) => ({
        ...edge,
        points: edge.points.map(moved),
        label: edge.label && moved(edge.label),
      })),
  };
}
