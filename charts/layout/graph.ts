import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import {
  ancestorsOf,
  type Chart,
  type ChartState,
  type ChartTransition,
  rootOf,
  statesById,
} from '../model/chart';
import { isPast } from '../model/compare';
import type { Labels } from '../model/labels';
import { insideText } from '../model/overview';
import { anywhereBox, labelBox, stateBox, staysInside, summaryBox } from './boxes';
import type { Box, DrawnEdge, DrawnNode } from './drawing';
import { room } from './styles';

export type PartEdge = Omit<DrawnEdge, 'points' | 'label'> & { box: Box | null };

export interface Parts {
  nodes: Map<string, Omit<DrawnNode, 'x' | 'y' | 'width' | 'height'>>;
  edges: Map<string, PartEdge>;
  /** Room around what a group holds. */
  side: number;
}

const point = { state: 12, initial: 12, history: 26, fork: 10, anywhere: 12 } as const;

const shapeOf = (state: ChartState, parent: ChartState | undefined): DrawnNode['shape'] => {
  if (parent?.type === 'parallel') return 'region';
  if (state.children.length > 0) return 'group';
  return state.type === 'final' ? 'final' : 'leaf';
};

/** What led somewhere before is a line of its own, beside what leads there now. */
const pastOf = (transition: ChartTransition | undefined) =>
  transition && isPast(transition) ? ' was' : '';

/** The transitions of a state that lead elsewhere, those to the same place together. */
function waysFrom(state: ChartState): ChartTransition[][] {
  const ways = new Map<string, ChartTransition[]>();
  for (const transition of state.transitions.filter((one) => !staysInside(one))) {
    const key = pastOf(transition) + transition.targets.join(' ');
    ways.set(key, [...(ways.get(key) ?? []), transition]);
  }
  return [...ways.values()];
}

const stateIn = (states: Map<string, ChartState>, id: string): ChartState => {
  const state = states.get(id);
  if (!state) throw new Error(`A transition leads to ${id}, which is no state of this chart`);
  return state;
};

function addState(
  parts: Parts,
  state: ChartState,
  chart: Chart,
  states: Map<string, ChartState>,
  labels: Labels,
) {
  const { id, parent, children } = state;
  const hasSummary = parent !== null && children.length > 0;
  const isHistory = state.type === 'history';
  parts.nodes.set(id, {
    id,
    kind: isHistory ? 'history' : 'state',
    state: id,
    parent,
    depth: ancestorsOf(state, states).length,
    shape: isHistory ? 'point' : shapeOf(state, states.get(parent ?? '')),
    box: isHistory ? null : stateBox(state, labels),
    ...(hasSummary && { summary: summaryBox(insideText(state, chart, labels)) }),
  });
}

export function partsOf(chart: Chart, labels: Labels): Parts {
  const states = statesById(chart);
  const side = labels.isBrief ? room.brief.group : room.group;
  const parts: Parts = { nodes: new Map(), edges: new Map(), side };
  const isAbove = (one: string, below: string) =>
    ancestorsOf(stateIn(states, below), states).some(({ id }) => id === one);
  const addPoint = (id: string, kind: 'initial' | 'fork', state: string, parent: string | null) =>
    parts.nodes.set(id, { id, kind, state, parent, depth: 0, shape: 'point', box: null });
  /** Where a group is left from within, and where it begins anew: no line crosses its own head. */
  const startOf = (source: string, targets: string[]) => {
    if (!targets.every((target) => isAbove(source, target))) return source;
    const id = `${source}/anywhere`;
    const [kind, box] = ['anywhere', anywhereBox(labels)] as const;
    parts.nodes.set(id, { id, kind, state: source, parent: source, depth: 0, shape: kind, box });
    return id;
  };
  const endOf = (source: string, target: string) => {
    if (!isAbove(target, source)) return target;
    const id = `${target}/initial`;
    addPoint(id, 'initial', target, target);
    return id;
  };
  const addEdge = (from: string, to: string, transitions: string[], box: Box | null, past = '') => {
    const id = `${from}>${to}${past}`;
    const hasHead = !to.includes('/fork ');
    parts.edges.set(id, { id, from, to, transitions, hasHead, box });
  };
  const addWays = (state: ChartState, ways: ChartTransition[]) => {
    const box = labelBox(ways, state, labels);
    const ids = ways.map(({ id }) => id);
    const targets = ways[0]?.targets ?? [];
    const from = startOf(state.id, targets);
    const past = pastOf(ways[0]);
    const [only] = targets;
    if (only && targets.length === 1) return addEdge(from, endOf(state.id, only), ids, box, past);
    const fork = `${state.id}/fork ${targets.join(' ')}${past}`;
    addPoint(fork, 'fork', state.id, from === state.id ? state.parent : state.id);
    addEdge(from, fork, ids, box);
    for (const target of targets) addEdge(fork, endOf(state.id, target), ids, null);
  };

  for (const state of chart.states) {
    addState(parts, state, chart, states, labels);
    if (state.initial) {
      const isHistory = state.type === 'history';
      const from = isHistory ? state.id : `${state.id}/initial`;
      if (!isHistory) addPoint(from, 'initial', state.id, state.id);
      for (const target of state.initial.targets) addEdge(from, target, [], null);
    }
    for (const ways of waysFrom(state)) addWays(state, ways);
  }
  return parts;
}

function elkNode(id: string, parts: Parts, options: Record<string, string>): ElkNode {
  const node = parts.nodes.get(id);
  const { box, summary } = node ?? {};
  if (!node || !box) {
    const size = point[node?.kind ?? 'state'];
    return { id, width: size, height: size };
  }
  const children = [...parts.nodes.values()].filter(({ parent }) => parent === id);
  if (children.length === 0)
    return { id, width: Math.max(node.kind === 'state' ? 96 : 0, box.width), height: box.height };
  const { side } = parts;
  return {
    id,
    children: children.map((child) => elkNode(child.id, parts, options)),
    // Nothing is handed down from the graph around: each group needs all options.
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${box.height + side - 4},left=${side},bottom=${side},right=${side}]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${Math.max(box.width, summary?.width ?? 0)},${box.height + (summary?.height ?? 0) + room.state.y})`,
    },
  };
}

const elkEdge = ({ id, from, to, box }: PartEdge, isBack: boolean) =>
  ({
    id,
    sources: [isBack ? to : from],
    targets: [isBack ? from : to],
    labels: box
      ? [
          {
            id: `${id} label`,
            text: 'label',
            width: box.width,
            height: box.height,
            layoutOptions: {
              'elk.edgeLabels.inline': 'true',
              'elk.edgeLabels.placement': 'CENTER',
            },
          },
        ]
      : [],
  }) satisfies ElkExtendedEdge;

/** The graph for ELK, with the machine itself as its one node. */
export function elkGraph(
  chart: Chart,
  parts: Parts,
  options: Record<string, string>,
  isBack: (edge: PartEdge) => boolean,
): ElkNode {
  return {
    id: ' ',
    layoutOptions: options,
    children: [elkNode(rootOf(chart).id, parts, options)],
    edges: [...parts.edges.values()].map((edge) => elkEdge(edge, isBack(edge))),
  };
}
