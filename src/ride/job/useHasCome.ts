import { useEffect, useState } from 'react';
import { shopTime } from '../../client/steadyClock';

const hasComeAt = (moment: string | null) => moment !== null && Date.parse(moment) <= shopTime();

/** Whether a moment has come, told when it does. */
export function useHasCome(moment: string | null): boolean {
  const [hasCome, setCome] = useState(() => hasComeAt(moment));
  useEffect(() => {
    setCome(hasComeAt(moment));
    if (moment === null || hasComeAt(moment)) return undefined;
    const timer = setTimeout(() => setCome(true), Date.parse(moment) - shopTime());
    return () => clearTimeout(timer);
  }, [moment]);
  return hasCome;
}
