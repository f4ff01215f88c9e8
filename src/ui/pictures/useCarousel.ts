import { useInterval, useReducedMotion, useViewportSize } from '@mantine/hooks';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const turnEvery = 6000;

export function useCarousel(track: RefObject<HTMLUListElement | null>, count: number) {
  const still = useReducedMotion();
  const [place, setPlace] = useState(0);
  const [paused, setPaused] = useState(false);
  const [watched, setWatched] = useState(false);

  const { width } = useViewportSize();
  // Where two slides are in sight at once there are fewer places to stop at than slides. Known before
  // the slides are painted: the dots under them would push the page down.
  const [stops, setStops] = useState(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of places follows the width
  useLayoutEffect(() => {
    const list = track.current;
    const step = list ? stepOf(list) : 0;
    const beyond = list && step > 0 ? Math.round((list.scrollWidth - list.clientWidth) / step) : 0;
    setStops(Math.min(count, beyond + 1));
  }, [count, width, track]);

  const goTo = (next: number) => {
    const list = track.current;
    const slide = list?.children[next];
    if (!list || !slide) return;
    const along = slide.getBoundingClientRect().left - list.getBoundingClientRect().left;
    const inset = Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart) || 0;
    const start = getComputedStyle(list).direction === 'rtl' ? -inset : inset;
    const rtlShift =
      getComputedStyle(list).direction === 'rtl'
        ? slide.getBoundingClientRect().width - list.getBoundingClientRect().width
        : 0;
    list.scrollBy({ left: along + rtlShift - start, behavior: still ? 'auto' : 'smooth' });
  };

  const canTurn = !still && stops > 1;
  const clock = useInterval(() => {
    if (!document.hidden) goTo((place + 1) % stops);
  }, turnEvery);
  const turning = canTurn && !paused && !watched;
  useEffect(() => {
    if (turning) clock.start();
    else clock.stop();
    return clock.stop;
  }, [turning, clock.start, clock.stop]);

  return {
    place,
    stops,
    paused,
    canTurn,
    goTo,
    toggle: () => setPaused((now) => !now),
    /** Pointing at it or tabbing into it holds it still. */
    attention: {
      onPointerEnter: () => setWatched(true),
      onPointerLeave: () => setWatched(false),
      onFocus: () => setWatched(true),
      onBlur: () => setWatched(false),
    },
    onScroll: () => {
      const list = track.current;
      const step = list?.children[1] && list.children[0] ? stepOf(list) : 0;
      if (list && step > 0)
        setPlace(Math.min(stops - 1, Math.round(Math.abs(list.scrollLeft) / step)));
    },
  };
}

function stepOf(list: HTMLUListElement): number {
  const [first, second] = [...list.children];
  if (!first || !second) return 0;
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}
