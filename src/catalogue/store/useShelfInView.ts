import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Height of what sticks to the top: the shop's header and the tabs. */
const covered = 148;

export function useShelfInView(shelves: readonly string[]) {
  const still = useReducedMotion();
  const [inView, setInView] = useState(shelves[0]);
  const names = shelves.join(' ');

  useEffect(() => {
    const look = () => {
      const passed = names
        .split(' ')
        .filter((id) => {
          const shelf = document.getElementById(id);
          return shelf !== null && shelf.getBoundingClientRect().top <= covered + 8;
        })
        .at(-1);
      setInView(passed ?? names.split(' ')[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [names]);

  // The tab of the shelf in view is kept in sight; only the row of tabs moves, never the page.
  useEffect(() => {
    const tab = document.getElementById(`tab-${inView}`);
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const offset = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollBy({ left: offset - (row.clientWidth - tab.clientWidth) / 2 });
  }, [inView]);

  const goTo = (id: string) => {
    document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  };
  return { inView, goTo };
}
