import type { Chart } from '../model/chart';
import type { Labels } from '../model/labels';
import { overviewOf } from '../model/overview';
import type { Drawing } from './drawing';

/** Larger than this a chart is not read at once: what is inside its states is better left out at first. */
const page = { width: 1_500, height: 1_000 };

export const isLarge = ({ width, height }: Pick<Drawing, 'width' | 'height'>): boolean =>
  width > page.width || height > page.height;

/** What is drawn of a chart, and what its drawing is told besides. */
export interface Drawable {
  chart: Chart;
  labels: Labels;
  told: (drawing: Drawing) => Drawing;
}

/** A chart, or its first level with what is inside its states as a summary; null where it has no second level. */
export function drawableOf(chart: Chart, labels: Labels, isOverview: boolean): Drawable | null {
  if (!isOverview) return { chart, labels, told: (drawing) => drawing };
  const overview = overviewOf(chart, labels);
  if (!overview) return null;
  const told = (drawing: Drawing): Drawing => ({
    ...drawing,
    nodes: drawing.nodes.map((node) =>
      overview.folded.includes(node.id) ? { ...node, isFolded: true } : node,
    ),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      transitions: edge.transitions.flatMap((id) => overview.meant.get(id) ?? id),
    })),
  });
  return { chart: overview.chart, labels: overview.labels, told };
}
