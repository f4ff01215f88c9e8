import type { KeyboardEvent, PointerEvent } from 'react';
import { useReading } from './context';
import { limits, type Pane } from './usePanes';

interface Props {
  pane: Pane;
  /** What the pane is called. */
  name: string;
  size: number;
  onSize: (size: number) => void;
}

/** How many pixels an arrow moves it. */
const step = 16;

/** How large a pane is where the pointer stands: measured from the edge of all that the pane lies at. */
function sizeAt(pane: Pane, event: PointerEvent, outer: DOMRect, isRtl: boolean): number {
  if (pane === 'time') return outer.bottom - event.clientY;
  const fromLeft = (pane === 'start') !== isRtl;
  return fromLeft ? event.clientX - outer.left : outer.right - event.clientX;
}

/** The line between a pane and the drawing: dragged, or moved by arrows. */
export function Splitter({ pane, name, size, onSize }: Props) {
  const { texts } = useReading();
  const [least, most] = limits[pane];
  const isLevel = pane === 'time';
  const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget } = event;
    const [grows, shrinks] =
      pane === 'time'
        ? ['ArrowUp', 'ArrowDown']
        : (pane === 'start') !== isRtl(currentTarget)
          ? ['ArrowRight', 'ArrowLeft']
          : ['ArrowLeft', 'ArrowRight'];
    if (key === grows) onSize(size + step);
    else if (key === shrinks) onSize(size - step);
    else if (key === 'Home') onSize(least);
    else if (key === 'End') onSize(most);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged or focused
    <div
      className="insp-split"
      data-pane={pane}
      role="separator"
      tabIndex={0}
      aria-orientation={isLevel ? 'horizontal' : 'vertical'}
      aria-label={`${texts.size}: ${name}`}
      aria-valuenow={size}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        const outer = event.currentTarget.closest('.insp-body')?.getBoundingClientRect();
        if (event.buttons === 1 && outer)
          onSize(sizeAt(pane, event, outer, isRtl(event.currentTarget)));
      }}
    />
  );
}
