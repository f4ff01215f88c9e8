import { useEffect, useState } from 'react';
import { shopTime } from './steadyClock';

const everyMilliseconds = 15_000;

/** The present moment, often enough for minutes. */
export function useNow(): number {
  const [now, setNow] = useState(shopTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(shopTime()), everyMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
