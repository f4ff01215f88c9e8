import { type RefObject, useLayoutEffect, useState } from 'react';

const gap = 16;
/** A list of three rows: with less room than that, the page moves up under it. */
const comfortable = 220;
const least = 96;
/** Of the bar that stays on top. */
const barHeight = 72;

/**
 * How many pixels a list under a field can take before the screen ends, or the keyboard begins; undefined while it is
 * closed. Makes room by scrolling where there is hardly any.
 */
export function useRoomBelow(
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const measure = () => {
      const { bottom = 0 } = field.current?.getBoundingClientRect() ?? {};
      return viewport.offsetTop + viewport.height - bottom - gap;
    };
    const follow = () => setRoom(Math.max(least, Math.round(measure())));
    const makeRoom = () => {
      const { top = 0 } = field.current?.getBoundingClientRect() ?? {};
      const missing = Math.min(comfortable - measure(), top - barHeight);
      if (missing > 0) window.scrollBy({ top: missing, behavior: 'instant' });
      follow();
    };
    makeRoom();
    viewport.addEventListener('resize', makeRoom);
    viewport.addEventListener('scroll', follow);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      viewport.removeEventListener('resize', makeRoom);
      viewport.removeEventListener('scroll', follow);
      window.removeEventListener('scroll', follow);
    };
  }, [field, isOpen]);
  return isOpen ? room : undefined;
}
