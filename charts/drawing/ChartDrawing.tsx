import type { Drawing } from '../layout/drawing';
import { isRightToLeft } from '../locales/locales';
import { Wire, WireLabel } from './Edge';
import type { HrefOf, Marks } from './marks';
import { mirrored } from './mirror';
import { Node } from './Node';

interface Props {
  drawing: Drawing;
  /** What a screen reader calls it. */
  title: string;
  marks?: Marks | undefined;
  /** Longer words for a state, shown when it is pointed at; by state id. */
  titles?: Record<string, string> | undefined;
  /** Leads from what waits for another flow to that flow's chart. */
  hrefOf?: HrefOf | undefined;
}

/** A chart as SVG, the same on screen and as static text. Its colours come from `chartStyles`. */
export function ChartDrawing({ drawing, title, marks = {}, titles = {}, hrefOf }: Props) {
  const rtl = isRightToLeft(drawing.language);
  const { width, height, nodes, edges } = rtl ? mirrored(drawing) : drawing;
  const frames = nodes.filter(({ shape }) => shape === 'group' || shape === 'region');
  const rest = nodes.filter((node) => !frames.includes(node));
  const drawn = (list: typeof nodes) =>
    list.map((node) => (
      <Node key={node.id} {...{ node, rtl, marks, hrefOf }} title={titles[node.state]} />
    ));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
      width={Math.ceil(width)}
      height={Math.ceil(height)}
      // What is in a picture is hidden from assistive technology: not its links.
      role={hrefOf ? 'group' : 'img'}
      aria-label={title}
    >
      {drawn([...frames].sort((a, b) => a.depth - b.depth))}
      {edges.map((edge) => (
        <Wire key={edge.id} edge={edge} marks={marks} />
      ))}
      {drawn(rest)}
      {edges.map((edge) => (
        <WireLabel key={edge.id} edge={edge} rtl={rtl} marks={marks} />
      ))}
    </svg>
  );
}
