import { useEffect, useState } from 'react';

/** Whole seconds left until `moment` (ms since 1970) by a clock, counted down on screen; 0 when it has passed. */
export function useRemaining(moment: number, now: () => number = Date.now): number {
  const left = () => Math.max(0, Math.ceil((moment - now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((moment - now()) / 1000)));
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [moment, now]);
  return seconds;
}
