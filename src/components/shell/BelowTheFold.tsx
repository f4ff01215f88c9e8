import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws its content when the page has been scrolled to it, so that no first load pays for it. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const spot = place.current;
    if (isSeen || !spot) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    observer.observe(spot);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen ? children : <div ref={place} />;
}
