import { useEffect, useState } from 'react';

const everyMilliseconds = 15_000;

/** The present moment, often enough for minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
