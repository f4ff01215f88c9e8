import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Props<T> {
  items: readonly T[];
  /** Pixels of one row. */
  height: number;
  row: (item: T, place: number) => ReactNode;
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
  const [view, setView] = useState({ top: 0, height: 400 });
  const isAtEnd = useRef(true);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      isAtEnd.current = scrollTop + clientHeight >= scrollHeight - height;
      setView({ top: scrollTop, height: clientHeight });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [height]);

  useLayoutEffect(() => {
    const element = box.current;
    if (element && keepsEnd && isAtEnd.current && items.length > 0)
      element.scrollTop = element.scrollHeight;
  }, [items.length, keepsEnd]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || shown === undefined || shown < 0) return;
    const top = shown * height;
    if (top < element.scrollTop || top + height > element.scrollTop + element.clientHeight)
      element.scrollTop = top - element.clientHeight / 2;
  }, [shown, height]);

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
        {drawn.map((item, index) => row(item, first + index))}
      </div>
    </div>
  );
}
