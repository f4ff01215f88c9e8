import type { DrawnEdge, Point } from '../layout/drawing';
import type { Marks } from './marks';
import type { Ends } from './spoken';
import { TextBox } from './TextBox';

const corner = 8;

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The line with round corners. */
function wireOf(points: Point[]): string {
  return points
    .map((point, place) => {
      const [before, next] = [points[place - 1], points[place + 1]];
      if (!before) return `M${at(point)}`;
      if (!next) return `L${at(point)}`;
      return `L${at(towards(point, before, corner))}Q${at(point)} ${at(towards(point, next, corner))}`;
    })
    .join('');
}

function headOf(points: Point[]): string {
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const from = points.at(-2) ?? tip;
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const back = { x: tip.x - dx * 9, y: tip.y - dy * 9 };
  const side = (sign: number) => ({ x: back.x - sign * dy * 4.5, y: back.y + sign * dx * 4.5 });
  return `M${at(tip)}L${at(side(1))}L${at(side(-1))}Z`;
}

const isError = ({ label }: DrawnEdge) =>
  label?.box.rows.every(({ icon }) => icon === 'error') ?? false;

function toneOf({ transitions }: DrawnEdge, marks: Marks): string | undefined {
  const tones = new Set(transitions.map((id) => marks[id]?.tone));
  return tones.size === 1 ? [...tones][0] : undefined;
}

/** A way from one state to another, without its label: labels lie over all lines. */
export function Wire({ edge, marks }: { edge: DrawnEdge; marks: Marks }) {
  const classes = ['edge', isError(edge) && 'error', toneOf(edge, marks)];
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      data-from={edge.from}
      data-to={edge.to}
      data-edge={edge.id}
    >
      <path className="wire" d={wireOf(edge.points)} />
      {edge.hasHead && <path className="head" d={headOf(edge.points)} />}
    </g>
  );
}

interface LabelProps {
  edge: DrawnEdge;
  rtl: boolean;
  marks: Marks;
  /** Where it leads, if it may be walked along. */
  ends: Ends | undefined;
}

export function WireLabel({ edge, rtl, marks, ends }: LabelProps) {
  if (!edge.label) return null;
  const { box, ...area } = edge.label;
  return (
    <g className="label" data-edge={edge.id}>
      <rect className="plate" {...area} rx={8} />
      <TextBox {...{ area, box, rtl, marks, ends }} />
    </g>
  );
}
