import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';

interface Props<T> {
  items: readonly T[];
  /** Pixels of one row. */
  height: number;
  row: (item: T, place: number, drawn: { first: number; last: number }) => ReactNode;
  className?: string;
  /** Whether new rows at the end are brought into view while the end is in view. */
  keepsEnd?: boolean;
  /** Place of a row that is brought into view. */
  shown?: number | undefined;
  listRef?: Ref<HTMLDivElement>;
  /** Stands above the rows; it is given those in view. */
  head?: (items: readonly T[]) => ReactNode;
}

const around = 8;

/** A long list of which only the rows in view are drawn. The rows bring their own roles. */
export function Rows<T>(props: Props<T>) {
  const { items, height, row, className, keepsEnd, shown, head } = props;
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 400, isAtEnd: true });
  const isKept = Boolean(keepsEnd && seen.isAtEnd);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { scrollTop: top, clientHeight, scrollHeight } = element;
      const now = {
        top,
        height: clientHeight,
        isAtEnd: top + clientHeight >= scrollHeight - height,
      };
      setSeen((before) => {
        const isSame = now.isAtEnd === before.isAtEnd && now.height === before.height;
        const stays = now.top === before.top || (keepsEnd && now.isAtEnd);
        return isSame && stays ? before : now;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [height, keepsEnd]);

  useLayoutEffect(() => {
    const element = box.current;
    if (element && isKept && items.length > 0) element.scrollTop = element.scrollHeight;
  }, [items.length, isKept]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || shown === undefined || shown < 0) return;
    const top = shown * height;
    if (top < element.scrollTop || top + height > element.scrollTop + element.clientHeight)
      element.scrollTop = top - element.clientHeight / 2;
  }, [shown, height]);

  // Rows that come at the end are drawn where they will be in view, not once more when they are.
  const end = Math.max(0, items.length * height - seen.height);
  const view = isKept ? { ...seen, top: end } : seen;
  const first = Math.max(0, Math.floor(view.top / height) - around);
  const last = Math.min(items.length, Math.ceil((view.top + view.height) / height) + around);
  const drawn = items.slice(first, last);
  const inView = items.slice(
    Math.floor(view.top / height),
    Math.ceil((view.top + view.height) / height),
  );
  return (
    <div ref={box} className={className}>
      {head?.(inView)}
      <div
        className="insp-rows"
        style={{ paddingBlockStart: first * height, height: items.length * height }}
      >
        {drawn.map((item, index) => row(item, first + index, { first, last }))}
      </div>
    </div>
  );
}
