import type { Drawing } from '../layout/drawing';
import { isRightToLeft } from '../locales/locales';
import { Wire, WireLabel } from './Edge';
import type { HrefOf, Marks } from './marks';
import { mirrored } from './mirror';
import { Node } from './Node';
import { endsIn } from './spoken';

interface Props {
  drawing: Drawing;
  /** What a screen reader calls it. */
  title: string;
  marks?: Marks | undefined;
  /** Longer words for a state, shown when it is pointed at; by state id. */
  titles?: Record<string, string> | undefined;
  /** Leads from what waits for another flow to that flow's chart. */
  hrefOf?: HrefOf | undefined;
  /** Whether its states and ways take the focus, for keys that `walkDrawing` is given. */
  canWalk?: boolean | undefined;
}

/** A chart as SVG, the same on screen and as static text. Its colours come from `chartStyles`. */
export function ChartDrawing(props: Props) {
  const { drawing, title, marks = {}, titles = {}, hrefOf, canWalk = false } = props;
  const rtl = isRightToLeft(drawing.language);
  const { width, height, nodes, edges } = rtl ? mirrored(drawing) : drawing;
  const frames = nodes.filter(({ shape }) => shape === 'group' || shape === 'region');
  const rest = nodes.filter((node) => !frames.includes(node));
  const drawn = (list: typeof nodes) =>
    list.map((node) => (
      <Node
        key={node.id}
        {...{ node, rtl, marks, hrefOf }}
        place={canWalk ? nodes.indexOf(node) : null}
        title={titles[node.state]}
      />
    ));
  const ends = canWalk ? endsIn(drawing) : null;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
      width={Math.ceil(width)}
      height={Math.ceil(height)}
      // What is in a picture is hidden from assistive technology: not its links.
      role={hrefOf || canWalk ? 'group' : 'img'}
      aria-label={title}
      data-walk={canWalk ? (rtl ? 'rtl' : 'ltr') : undefined}
    >
      <g {...(canWalk && { role: 'tree', 'aria-label': title })}>
        {drawn([...frames].sort((a, b) => a.depth - b.depth))}
        <g aria-hidden={canWalk || undefined}>
          {edges.map((edge) => (
            <Wire key={edge.id} edge={edge} marks={marks} />
          ))}
        </g>
        {drawn(rest)}
      </g>
      {edges.map((edge) => (
        <WireLabel key={edge.id} {...{ edge, rtl, marks }} ends={ends?.get(edge.id)} />
      ))}
    </svg>
  );
}
