import { useEffect, useRef } from 'react';

/** Tells when the page is shown again as it was left, by a step back from a page elsewhere. */
export function useComingBack(onBack: () => void): void {
  const heard = useRef(onBack);
  heard.current = onBack;
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) heard.current();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
}
