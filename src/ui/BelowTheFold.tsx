import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { Part } from './Part';

export interface BelowTheFoldProps {
  children: ReactNode;
  /** Length kept free for what is still to come, so that nothing under it is taken for near. */
  height?: number;
  /** How near to the screen it is drawn, in CSS pixels. */
  ahead?: number;
  /** Target of a link, for as long as the content that carries it has not been drawn. */
  id?: string;
}

/** Draws its content when the page has been scrolled near to it, so that no first load pays for it. */
export function BelowTheFold({ children, height, ahead = 0, id }: BelowTheFoldProps) {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const spot = place.current;
    if (isSeen || !spot) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setSeen(true));
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(spot);
    return () => observer.disconnect();
  }, [isSeen, ahead]);
  const free = <div ref={place} id={id} style={{ minHeight: height }} />;
  if (!isSeen) return free;
  return (
    <Part instead={free}>
      <Suspense fallback={free}>{children}</Suspense>
    </Part>
  );
}
