import type { Chart } from '../model/chart';
import type { Drawing } from './drawing';
import { elkGraph, type PartEdge, type Parts, partsOf } from './graph';
import { asItStood } from './near';
import { leadsBack } from './order';
import type { Drawable } from './overview';

/** Whether a line of a chart leads back to where its flow has been. */
export function turnedIn(chart: Chart, parts: Parts): (edge: PartEdge) => boolean {
  const leads = leadsBack(chart);
  const stateOf = (id: string) => parts.nodes.get(id)?.state ?? id;
  return ({ from, to }) =>
    parts.nodes.get(from)?.kind === 'state' && leads(stateOf(from), stateOf(to));
}

/** All that a layout is made of: what leads where and how much room each takes, none of what it says. */
export function frameOf({ chart, labels }: Drawable): string {
  const parts = partsOf(chart, labels);
  const isBack = turnedIn(chart, parts);
  return JSON.stringify([
    labels.isBrief ?? false,
    elkGraph(chart, parts, {}, () => false),
    [...parts.nodes.values()].map(({ id, kind, shape }) => [id, kind, shape]),
    [...parts.edges.values()].map((edge) => isBack(edge)),
  ]);
}

/** What is in a chart and what leads where, whatever is said of it and however much room that takes. */
export function shapeOf({ chart, labels }: Drawable): string {
  const { nodes, edges } = partsOf(chart, labels);
  const parents = [...nodes.values()].map(({ id, parent, shape }) => [id, parent, shape]);
  return JSON.stringify([labels.isBrief ?? false, parents, [...edges.keys()]]);
}

/** A drawing of the same frame with what is said now; null where it is of another. */
export function retold(before: Drawing, { chart, labels, told }: Drawable): Drawing | null {
  const still = asItStood(before, partsOf(chart, labels));
  const nodes = still?.nodes.map(({ isFolded: _isFolded, ...node }) => node) ?? [];
  return still && told({ ...still, language: labels.language, nodes });
}
