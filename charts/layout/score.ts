import type { Drawing } from './drawing';
import { bestRatio } from './options';
import { looseEndsIn, overlapsIn, tightIn } from './overlaps';

/** What one overlap, loose end or text without room weighs: more than everything else together. */
export const overlapScore = 1e6;

function lengthOf({ edges }: Drawing): number {
  let length = 0;
  for (const { points } of edges)
    for (const [place, { x, y }] of points.entries()) {
      const from = points[place - 1];
      if (from) length += Math.abs(x - from.x) + Math.abs(y - from.y);
    }
  return length;
}

const bendsOf = ({ edges }: Drawing) =>
  edges.reduce((sum, { points }) => sum + Math.max(0, points.length - 2), 0);

/** How far from the edges where reading starts the flow begins. */
function lateStartOf({ nodes }: Drawing): number {
  const root = nodes[0];
  const start = nodes.find(({ kind, parent }) => kind === 'initial' && parent === root?.id);
  return root && start ? Math.min(start.x - root.x, start.y - root.y) : 0;
}

/** How many times longer than a page a drawing is. */
const stretchOf = ({ width, height }: Drawing): number =>
  Math.max(width / height / bestRatio, (bestRatio * height) / width);

export const isStrip = (drawing: Drawing): boolean => stretchOf(drawing) > 1.8;

/** At this scale the smallest texts of a first level have nine pixels. */
export const leastScale = 0.75;

/** What the inspector has for a drawing in a window of 1440 by 960. */
const pane = { width: 1_136, height: 688 };

/** How many times larger a first level is than can be read in its window; 0 where it fits. */
export const excessOf = ({ width, height }: Drawing): number =>
  Math.max(0, leastScale * Math.max(width / pane.width, height / pane.height) - 1);

/** The side of the page that shows it at its own size; a strip is worse than its size. */
function pageSideOf(drawing: Drawing): number {
  const { width, height } = drawing;
  const side = Math.max(width / bestRatio, height);
  return side * (1 + 0.12 * (stretchOf(drawing) - 1));
}

/** What makes a drawing hard to read, in pixels of its size or their like. */
const partsOfScore = (drawing: Drawing) => ({
  overlaps:
    overlapScore *
    (overlapsIn(drawing).length + looseEndsIn(drawing).length + tightIn(drawing).length),
  side: pageSideOf(drawing),
  lines: lengthOf(drawing) / 45,
  bends: 4 * bendsOf(drawing),
  lateStart: lateStartOf(drawing),
});

/**
 * How hard a drawing is to read; lower is better. An overlap weighs more than anything else; then the size on
 * a screen of the usual shape, the length of the lines, their bends, and a flow that begins far from
 * where reading does.
 */
export const scoreOf = (drawing: Drawing): number =>
  Object.values(partsOfScore(drawing)).reduce((sum, one) => sum + one, 0);
