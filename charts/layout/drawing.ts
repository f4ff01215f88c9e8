import type { TextStyle } from './styles';

export type RowSign =
  | 'event'
  | 'always'
  | 'after'
  | 'done'
  | 'error'
  | 'again'
  | 'actor'
  | 'entry'
  | 'exit';

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

/** A line of text; `y` is its baseline, both from the box's corner at the reading side's start. */
export interface Line extends Point {
  text: string;
  style: TextStyle;
  width: number;
}

export interface Row {
  icon: RowSign | null;
  y: number;
  height: number;
  lines: Line[];
  /** The transition that the row stands for. */
  transition: string | null;
  /** The flow whose end the row waits for. */
  flow: string | null;
}

/** Rows set under one another, with the room that they take. */
export interface Box {
  width: number;
  height: number;
  rows: Row[];
  /** Where a line parts what the state is from what it does. */
  rule: number | null;
}

/** `anywhere` is where those transitions begin that lead from a group to a state within it. */
type NodeKind = 'state' | 'initial' | 'history' | 'fork' | 'anywhere';

export interface DrawnNode extends Area {
  id: string;
  kind: NodeKind;
  /** Id of the state that it stands for, or belongs to. */
  state: string;
  parent: string | null;
  /** How far it is nested; the machine itself is 0. */
  depth: number;
  shape: 'leaf' | 'group' | 'region' | 'final' | 'point' | 'anywhere';
  box: Box | null;
  /** What is said of what is in it where that is not shown. */
  summary?: Box | null;
  /** Whether what is in it is not shown. */
  isFolded?: boolean;
}

export interface DrawnEdge {
  id: string;
  /** Ids of drawn nodes. */
  from: string;
  to: string;
  points: Point[];
  label: (Area & { box: Box }) | null;
  /** Ids of the transitions that go this way; empty for where a state begins. */
  transitions: string[];
  hasHead: boolean;
}

/** A chart with a place for everything, in pixels from the left; a reader from the right mirrors it. */
export interface Drawing {
  chart: string;
  language: string;
  width: number;
  height: number;
  nodes: DrawnNode[];
  edges: DrawnEdge[];
  /** Name of the layout that was kept. */
  layout?: string;
}
