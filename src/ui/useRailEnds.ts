import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a sideways list stands at its first and at its last entry. Before it was measured neither
 * is known.
 * @param entries how many entries it has; measured anew when they change
 */
export function useRailEnds(track: RefObject<HTMLElement | null>, entries: number) {
  const [ends, setEnds] = useState({ atStart: false, atEnd: false });
  useEffect(() => {
    const first = track.current?.firstElementChild;
    const last = track.current?.lastElementChild;
    if (entries === 0 || !first || !last || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (changes) => {
        setEnds((before) => {
          const after = { ...before };
          for (const { target, isIntersecting } of changes) {
            if (target === first) after.atStart = isIntersecting;
            if (target === last) after.atEnd = isIntersecting;
          }
          return after;
        });
      },
      // An entry that is cut by a shadow or half a pixel is still all there.
      { root: track.current, threshold: 0.95 },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [track, entries]);
  return ends;
}
