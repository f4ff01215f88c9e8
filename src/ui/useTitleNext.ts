import { useEffect, useRef } from 'react';

/**
 * For a control that goes with what it did. Once told, the title, by default the page's, that says what has become of it comes into
 * sight with the focus as the control leaves.
 */
export function useTitleNext(selector = 'main h1'): () => void {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      if (!isDone.current) return;
      const title = document.querySelector<HTMLElement>(selector);
      title?.focus({ preventScroll: true });
      title?.scrollIntoView({ block: 'center' });
    },
    [selector],
  );
  return () => {
    isDone.current = true;
  };
}
