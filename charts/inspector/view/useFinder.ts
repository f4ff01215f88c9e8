import { useLayoutEffect, useState } from 'react';

/** Whether the search is open; Ctrl+K (or Cmd+K) opens it from anywhere on the page. */
export function useFinder() {
  const [isOpen, setOpen] = useState(false);
  // Before it is painted: whoever sees the page may press.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
