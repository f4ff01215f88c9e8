import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from '../model/chart';
import type { Labels } from '../model/labels';
import type { Area, Drawing, DrawnEdge, DrawnNode, Point } from './drawing';
import { turnedIn } from './frame';
import { elkGraph, type Parts, partsOf } from './graph';
import { asItStood, movedScore, placedAs } from './near';
import {
  compacted,
  folded,
  type Layout,
  layoutNamed,
  layouts,
  otherLayouts,
  reseeded,
  staying,
  tight,
} from './options';
import { excessOf, isStrip, overlapScore, scoreOf } from './score';

/** What gives the parts of a graph their places. Rejects where it cannot. */
export type Placing = (graph: ElkNode) => Promise<ElkNode>;

let own: Promise<Placing> | undefined;

/** ELK in this thread; it is large, and not loaded before something is to be placed. */
const placeHere: Placing = async (graph) => {
  own ??= import('elkjs/lib/elk.bundled.js').then(({ default: ELK }) => {
    const elk = new ELK();
    return (wanted) => elk.layout(wanted);
  });
  return (await own)(graph);
};

/** How another drawing of a chart is: the name of its layout, and whether it is a strip. */
export interface LayoutLike {
  layout: string | undefined;
  isStrip: boolean;
}

interface Given {
  /** Another drawing of the chart: its layout is tried alone where it does. */
  like?: LayoutLike | undefined;
  place?: Placing | undefined;
}

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x,
  y,
  width,
  height,
});

const allNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(allNodes)];

function pointsOf(edge: ElkExtendedEdge): Point[] {
  return (edge.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
    startPoint,
    ...(bendPoints ?? []),
    endPoint,
  ]);
}

function placed(chart: Chart, labels: Labels, parts: Parts, graph: ElkNode): Drawing {
  const nodes = allNodes(graph).flatMap((node): DrawnNode[] => {
    const part = parts.nodes.get(node.id);
    return part ? [{ ...part, ...areaOf(node) }] : [];
  });
  const edges = (graph.edges ?? []).flatMap((edge): DrawnEdge[] => {
    const part = parts.edges.get(edge.id);
    if (!part) return [];
    const { box, ...rest } = part;
    const points = pointsOf(edge);
    const [label] = edge.labels ?? [];
    return [
      {
        ...rest,
        points: edge.sources[0] === part.from ? points : points.reverse(),
        label: box && label ? { ...areaOf(label), box } : null,
      },
    ];
  });
  const { width = 0, height = 0 } = graph;
  return { chart: chart.id, language: labels.language, width, height, nodes, edges };
}

/** The graph with places; null where ELK fails over it, as its folding does over some. */
const placedGraph = (graph: ElkNode, place: Placing): Promise<ElkNode | null> =>
  place(graph).catch(() => null);

interface Tried {
  drawing: Drawing;
  score: number;
  /** The highest score that any of them had. */
  worst: number;
}

/** Makes layouts of a chart and answers the best. */
function trying(
  chart: Chart,
  labels: Labels,
  parts: Parts,
  near: Drawing | undefined,
  place: Placing,
) {
  const isBack = turnedIn(chart, parts);
  return async (tried: Layout[]): Promise<Tried | null> => {
    let best: Omit<Tried, 'worst'> | null = null;
    let worst = 0;
    const wanted = labels.isBrief ? tried.map(tight) : tried;
    const graphs = wanted.map(async ({ options, turnsBack }) => {
      const made = (more: Record<string, string>) => {
        const turned = turnsBack ? isBack : () => false;
        const graph = elkGraph(chart, parts, { ...options, ...more }, turned);
        return placedGraph(near ? placedAs(graph, near) : graph, place);
      };
      return (labels.isBrief && (await made(compacted))) || made({});
    });
    for (const [index, { name }] of wanted.entries()) {
      const graph = await graphs[index];
      if (!graph) continue;
      const drawing = { ...placed(chart, labels, parts, graph), layout: name };
      const score =
        scoreOf(drawing) +
        (near ? movedScore(near, drawing) : 0) +
        (labels.isBrief ? 1e4 * excessOf(drawing) : 0);
      worst = Math.max(worst, score);
      if (!best || score < best.score) best = { drawing, score };
    }
    return best && { ...best, worst };
  };
}

/**
 * A chart with a place for everything: several layouts are made and the best is kept, by `scoreOf`. Takes
 * 0.1 to 2 s, so it is done when the charts are built, never while somebody waits.
 * @param near a drawing of the chart as it was, of which as much as can be stays where it stands
 */
export async function layOut(
  chart: Chart,
  labels: Labels,
  near?: Drawing,
  { like, place = placeHere }: Given = {},
): Promise<Drawing> {
  const parts = partsOf(chart, labels);
  const still = near?.language === labels.language ? asItStood(near, parts) : null;
  if (still) return still;
  const bestOf = trying(chart, labels, parts, near, place);
  const known = layoutNamed(like?.layout);
  const alike = known ? await bestOf([known]) : null;
  // What is a strip at its best in one language is no other in the next.
  const isTooLarge = (drawing: Drawing) => labels.isBrief && excessOf(drawing) > 0;
  if (
    alike &&
    alike.worst < overlapScore &&
    (like?.isStrip || !isStrip(alike.drawing)) &&
    !isTooLarge(alike.drawing)
  )
    return alike.drawing;
  const asBefore = near?.layout?.endsWith('folded') ? folded : [];
  const first = await bestOf(near ? [...layouts, ...staying, ...asBefore] : layouts);
  if (!first) throw new Error(`ELK lays out no ${chart.id}`);
  let best = first;
  const tryToo = async (more: Layout[]) => {
    const other = await bestOf(more);
    if (other && other.score < best.score) best = other;
  };
  if (best.worst >= overlapScore) await tryToo(otherLayouts);
  if (isStrip(best.drawing)) await tryToo(folded);
  if (isTooLarge(best.drawing)) await tryToo([...otherLayouts, ...reseeded]);
  return best.drawing;
}
