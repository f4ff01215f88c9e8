/** Width to height of a page or a screen, at which a chart is shown largest. */
export const bestRatio = 1.45;

/** What all layouts share: nested states in one run, room for labels on their lines, right angles. */
const shared: Record<string, string> = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.portPort': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.mergeEdges': 'false',
  'elk.layered.thoroughness': '7',
  'elk.layered.unnecessaryBendpoints': 'false',
  'elk.randomSeed': '7',
};

/** One way to lay a chart out: ELK's options, and whether ways back are turned to make the flow one-way. */
export interface Layout {
  name: string;
  turnsBack: boolean;
  options: Record<string, string>;
}

const layout = (direction: string, placement: string, turnsBack: boolean): Layout => ({
  name: `${direction} ${placement}${turnsBack ? ' turned' : ''}`,
  turnsBack,
  options: {
    ...shared,
    'elk.direction': direction,
    'elk.layered.nodePlacement.strategy': placement,
  },
});

/** A layout in which things stand as close together as lines can still be told apart. */
export const tight = ({ options, ...rest }: Layout): Layout => ({
  ...rest,
  options: {
    ...options,
    'elk.padding': '[top=4,left=4,bottom=4,right=4]',
    'elk.spacing.nodeNode': '10',
    'elk.spacing.edgeNode': '8',
    'elk.spacing.edgeEdge': '7',
    'elk.spacing.portPort': '8',
    'elk.spacing.labelNode': '5',
    'elk.layered.spacing.nodeNodeBetweenLayers': '10',
    'elk.layered.spacing.edgeNodeBetweenLayers': '8',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  },
});

/** Takes out what room is left along the flow, where ELK can: it fails over some groups. */
export const compacted = { 'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH' };

const both = ['DOWN', 'RIGHT'];

/** The layouts that are tried for each chart; the best is kept. */
export const layouts: Layout[] = both.flatMap((direction) => [
  layout(direction, 'NETWORK_SIMPLEX', true),
  layout(direction, 'BRANDES_KOEPF', true),
]);

/** Tried too where the best is a strip: the flow goes on in a second row or column, as a text does. */
export const folded: Layout[] = layouts.map(({ name, turnsBack, options }) => ({
  name: `${name} folded`,
  turnsBack,
  options: {
    ...options,
    'elk.layered.wrapping.strategy': 'MULTI_EDGE',
    'elk.layered.wrapping.additionalEdgeSpacing': '20',
    'elk.aspectRatio': String(bestRatio),
  },
}));

/** Tried too where a first level is too large for its window: the same from other beginnings. */
export const reseeded: Layout[] = ['11', '6', '2'].flatMap((seed) =>
  layouts.slice(0, 1).map(({ name, turnsBack, options }) => ({
    name: `${name} ${seed}`,
    turnsBack,
    options: { ...options, 'elk.randomSeed': seed },
  })),
);

/** Tried too where one of those lays one thing over another. */
export const otherLayouts: Layout[] = both.flatMap((direction) => [
  layout(direction, 'NETWORK_SIMPLEX', false),
  layout(direction, 'BRANDES_KOEPF', false),
]);

const interactive = 'INTERACTIVE';

/** Tried too where the chart has been drawn before: ranks and order are taken from there as far as they still serve. */
export const staying: Layout[] = [...layouts, ...otherLayouts].map(
  ({ name, turnsBack, options }) => ({
    name: `${name} staying`,
    turnsBack,
    options: {
      ...options,
      'elk.layered.cycleBreaking.strategy': interactive,
      'elk.layered.layering.strategy': interactive,
      'elk.layered.crossingMinimization.strategy': interactive,
    },
  }),
);

const byName = new Map(
  [...layouts, ...otherLayouts, ...folded, ...staying, ...reseeded].map((one) => [one.name, one]),
);

/** The layout of a name, as a drawing keeps it. */
export const layoutNamed = (name: string | undefined): Layout | undefined =>
  name === undefined ? undefined : byName.get(name);
