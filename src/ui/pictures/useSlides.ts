import { useReducedMotion } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';

const directionOf = (list: HTMLElement) => (getComputedStyle(list).direction === 'rtl' ? -1 : 1);

const scrollTo = (list: HTMLElement | null, slide: number, still: boolean) =>
  list?.scrollTo({
    left: directionOf(list) * slide * list.clientWidth,
    behavior: still ? 'auto' : 'smooth',
  });

/**
 * Slides as wide as their list, swiped by touch or led by buttons and arrow keys, in either direction
 * of reading. `perPage` smaller pictures stand on one slide of the list below.
 */
export function useSlides(count: number, perPage: number) {
  const still = useReducedMotion();
  const slides = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  /** Where buttons or keys are leading: the slides passed on the way are not stopped at. */
  const aim = useRef<number | null>(null);

  const arrive = (next: number) => {
    setPlace(next);
    scrollTo(thumbs.current, Math.floor(next / perPage), still);
  };
  const goTo = (wanted: number) => {
    const next = Math.max(0, Math.min(count - 1, wanted));
    aim.current = next;
    scrollTo(slides.current, next, still);
    arrive(next);
  };
  return {
    slides,
    thumbs,
    place,
    goTo,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const along = event.key === 'ArrowRight' ? 1 : -1;
      event.preventDefault();
      goTo(place + along * directionOf(event.currentTarget));
    },
    /** Touching the slides gives up where buttons were leading. */
    onPointerDown: () => {
      aim.current = null;
    },
    onScroll: () => {
      const list = slides.current;
      if (!list || list.clientWidth === 0) return;
      const seen = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
      if (aim.current !== null && seen !== aim.current) return;
      aim.current = null;
      if (seen !== place) arrive(seen);
    },
  };
}
