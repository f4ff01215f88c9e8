import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { ChartDrawing } from '../../drawing/ChartDrawing';
import type { Marks } from '../../drawing/marks';
import { asRead } from '../../drawing/mirror';
import { walkDrawing } from '../../drawing/walk';
import type { Drawing } from '../../layout/drawing';
import { useReading } from './context';
import { MiniMap } from './MiniMap';
import { Overlay, type Shown } from './Overlay';
import type { useSheet } from './useSheet';

interface Props extends Shown {
  drawing: Drawing;
  title: string;
  marks?: Marks | undefined;
  /** State that was chosen, to be brought into view. */
  chosen: string | null;
  onChoose: (id: string) => void;
  canFold: boolean;
  onFold: (id: string) => void;
  placeIn: (id: string) => string[];
  titleOf: (id: string) => string;
  /** Shows the chart of a flow that this one waits for. */
  onFlow: (id: string) => void;
  sheet: ReturnType<typeof useSheet>;
}

const Still = memo(ChartDrawing);

const quoted = (id: string) => CSS.escape(id);

/** Marks parts of the drawing without drawing it anew. */
function useMarked(root: RefObject<HTMLElement | null>, selector: string, name: string): void {
  useLayoutEffect(() => {
    if (!root.current || !selector) return;
    const marked = [...root.current.querySelectorAll(selector)];
    for (const one of marked) one.classList.add(name);
    return () => {
      for (const one of marked) one.classList.remove(name);
    };
  });
}

const selectorOf = (ids: readonly string[], of: (id: string) => string) =>
  ids.map((id) => of(quoted(id))).join(',');

export function ChartView(props: Props) {
  const { drawing, title, marks, active, taken, chosen, onChoose, onFlow, sheet } = props;
  const { texts, list } = useReading();
  const { box, paper, scale } = sheet;
  const shown = useMemo(() => asRead(drawing), [drawing]);
  const edges = drawing.edges
    .filter(({ transitions }) => transitions.some((id) => taken.includes(id)))
    .map(({ id }) => id);

  useMarked(
    paper,
    selectorOf(active, (id) => `[data-state="${id}"]`),
    'active',
  );
  useMarked(
    paper,
    selectorOf(edges, (id) => `.edge[data-edge="${id}"]`),
    'fired',
  );
  useMarked(
    paper,
    selectorOf(taken, (id) => `[data-transition="${id}"]`),
    'fired',
  );
  const [one] = chosen ? [chosen] : [];
  useMarked(paper, one ? `[data-state="${quoted(one)}"]` : '', 'chosen');

  const leaf = [...active].reverse().find((id) => drawing.nodes.some((node) => node.id === id));
  const { reveal } = sheet;
  useEffect(() => {
    if (leaf) reveal(leaf, false);
  }, [leaf, reveal]);
  useEffect(() => {
    if (chosen) reveal(chosen, true);
  }, [chosen, reveal]);

  const dragged = useRef(false);
  const hrefOf = useCallback(
    (flow: string) => (list.charts.some(({ id }) => id === flow) ? `#${flow}` : null),
    [list],
  );
  return (
    <div className="insp-view">
      <section
        ref={box}
        className="insp-window"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the window scrolls by keyboard
        tabIndex={0}
        aria-label={`${title}: ${texts.drawing}`}
        onPointerDown={() => {
          dragged.current = false;
        }}
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
          if (Math.abs(event.movementX) + Math.abs(event.movementY) > 2) dragged.current = true;
          event.currentTarget.scrollBy({
            left: -event.movementX,
            top: -event.movementY,
            behavior: 'instant',
          });
        }}
        onClick={(event) => {
          const target = event.target instanceof Element ? event.target : null;
          const flow = target?.closest<SVGElement>('[data-flow]')?.dataset.flow;
          if (flow) {
            event.preventDefault();
            if (!dragged.current) onFlow(flow);
            return;
          }
          const from = target?.closest<SVGElement>('[data-state], [data-way]');
          const id = from?.dataset.state ?? from?.dataset.wayTo;
          if (id && !dragged.current) onChoose(id);
        }}
        onKeyDown={(event) => walkDrawing(event.nativeEvent) || sheet.onKeyDown(event)}
      >
        <div className="insp-sheet">
          <div
            ref={paper}
            className="insp-paper"
            style={{ width: shown.width * scale, height: shown.height * scale }}
          >
            <Still {...{ drawing, title, marks, hrefOf }} canWalk />
            <Overlay {...props} drawing={shown} scale={scale} />
          </div>
        </div>
      </section>
      <MiniMap drawing={shown} active={active} sheet={sheet} />
    </div>
  );
}
