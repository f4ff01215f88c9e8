import type { Chart } from '../model/chart';
import type { Labels } from '../model/labels';
import { overviewOf } from '../model/overview';
import type { Drawing } from './drawing';
import { type LayoutLike, layOut } from './layout';

/** Larger than this a chart is not read at once: what is inside its states is better left out at first. */
const page = { width: 1_500, height: 1_000 };

export const isLarge = ({ width, height }: Pick<Drawing, 'width' | 'height'>): boolean =>
  width > page.width || height > page.height;

/** The first level of a chart, with what is inside its states as a summary; null where it has no second level. */
export async function layOutOverview(
  chart: Chart,
  labels: Labels,
  like?: LayoutLike,
): Promise<Drawing | null> {
  const overview = overviewOf(chart, labels);
  if (!overview) return null;
  const drawing = await layOut(overview.chart, overview.labels, undefined, { like });
  return {
    ...drawing,
    nodes: drawing.nodes.map((node) =>
      overview.folded.includes(node.id) ? { ...node, isFolded: true } : node,
    ),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      transitions: edge.transitions.flatMap((id) => overview.meant.get(id) ?? id),
    })),
  };
}
