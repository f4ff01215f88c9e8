import { type ReactNode, useEffect, useRef } from 'react';

/** Where a screen takes the place of another, the focus goes to its first field: the old one is gone. */
export function FocusOnEntry({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current?.contains(document.activeElement)) return;
    const marked = place.current?.querySelector<HTMLElement>('[data-autofocus]');
    (marked ?? place.current?.querySelector<HTMLElement>('input:enabled'))?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
}
