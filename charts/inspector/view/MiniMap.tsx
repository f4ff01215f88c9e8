import { type PointerEvent, useEffect, useState } from 'react';
import type { Drawing } from '../../layout/drawing';
import { useReading } from './context';
import type { useSheet } from './useSheet';

interface Props {
  /** The drawing as it is read. */
  drawing: Drawing;
  active: readonly string[];
  sheet: ReturnType<typeof useSheet>;
}

interface Seen {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels that it takes at most. */
const most = { width: 190, height: 120 };

/** What of the drawing is in its window, in the drawing's own pixels; null where all of it is. */
function seenIn({ box, paper, scale }: Props['sheet']): Seen | null {
  const [element, sheet] = [box.current, paper.current];
  if (!element || !sheet) return null;
  const [outer, inner] = [element.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const isWhole = inner.width <= element.clientWidth && inner.height <= element.clientHeight;
  if (isWhole) return null;
  return {
    x: (outer.left - inner.left) / scale,
    y: (outer.top - inner.top) / scale,
    width: element.clientWidth / scale,
    height: element.clientHeight / scale,
  };
}

/** The whole drawing, small, with what of it is seen; pressed or dragged, it moves there. */
export function MiniMap({ drawing, active, sheet }: Props) {
  const { texts } = useReading();
  const { box, scale } = sheet;
  const [seen, setSeen] = useState<Seen | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing or size is seen otherwise
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setSeen(seenIn(sheet));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, scale, drawing]);
  if (!seen) return null;
  const small = Math.min(most.width / drawing.width, most.height / drawing.height);
  const move = (event: PointerEvent) => {
    const element = box.current;
    if (!element || event.buttons !== 1) return;
    const own = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - own.left) / small - seen.width / 2;
    const y = (event.clientY - own.top) / small - seen.height / 2;
    element.scrollBy({
      left: (x - seen.x) * scale,
      top: (y - seen.y) * scale,
      behavior: 'instant',
    });
  };
  return (
    <svg
      className="insp-minimap"
      role="img"
      aria-label={texts.place}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width * small}
      height={drawing.height * small}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
    >
      {drawing.nodes
        .filter(({ kind }) => kind === 'state')
        .map(({ id, x, y, width, height }) => (
          <rect
            key={id}
            {...{ x, y, width, height }}
            data-active={active.includes(id) ? '' : undefined}
          />
        ))}
      <rect className="insp-seen" {...seen} />
    </svg>
  );
}
