import type { Box, Drawing, DrawnEdge, DrawnNode, Row } from '../layout/drawing';

export const rowText = ({ lines }: Row): string => lines.map(({ text }) => text).join(' ');

/** What a state is called and means, without what it does: that stands under its rule or behind a sign. */
export const headText = ({ rows }: Box): string =>
  rows
    .filter(({ icon }) => icon === null)
    .map(rowText)
    .join('. ');

const nameOf = ({ box, state }: DrawnNode) => {
  const [first] = box?.rows ?? [];
  return first ? rowText(first) : state;
};

/** From which state an edge leads to which, where it begins or ends at a point that belongs to one. */
export interface Ends {
  from: string;
  to: string;
  /** What both are called. */
  text: string;
}

/** The ends of all edges that have a label, by their ids. */
export function endsIn({ nodes, edges }: Drawing): Map<string, Ends> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stateAt = (id: string): DrawnNode | undefined => {
    const node = byId.get(id);
    return node && node.kind !== 'state' ? (byId.get(node.state) ?? node) : node;
  };
  const endOf = ({ to }: DrawnEdge): string =>
    byId.get(to)?.kind === 'fork' ? (edges.find(({ from }) => from === to)?.to ?? to) : to;
  return new Map(
    edges.flatMap((edge): [string, Ends][] => {
      const [from, to] = [stateAt(edge.from), stateAt(endOf(edge))];
      if (!edge.label || !from || !to) return [];
      const text = `${nameOf(from)} → ${nameOf(to)}`;
      return [[edge.id, { from: from.id, to: to.id, text }]];
    }),
  );
}
