import type { Area, Drawing } from '../layout/drawing';
import { isRightToLeft } from '../locales/locales';

/**
 * The drawing as it is read from right to left. Texts keep their distance from where reading starts, so the
 * boxes are mirrored and not what is in them.
 */
export function mirrored(drawing: Drawing): Drawing {
  const { width } = drawing;
  const turned = <T extends Area>(area: T): T => ({ ...area, x: width - area.x - area.width });
  return {
    ...drawing,
    nodes: drawing.nodes.map(turned),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(({ x, y }) => ({ x: width - x, y })),
      label: edge.label && turned(edge.label),
    })),
  };
}

/** A drawing as its reader sees it: mirrored for those who read from the right. */
export const asRead = (drawing: Drawing): Drawing =>
  isRightToLeft(drawing.language) ? mirrored(drawing) : drawing;
