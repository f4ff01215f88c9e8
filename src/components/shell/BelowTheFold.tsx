import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws its content when the page has been scrolled near to it, so that no first load pays for it. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const spot = place.current;
    if (isNear || !spot) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(spot);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} />;
}
