import { useCallback, useEffect, useState } from 'react';
import { type ChartList, loadChart } from '../charts';
import type { Log } from '../log/log';
import { type StatelyInspector, tellStately } from '../sink/stately';

export type OpenStately = () => Promise<StatelyInspector>;

/** Tells Stately's inspector too, from when that is asked for until it is no longer wanted. */
export function useStately(log: Log, list: ChartList, open: OpenStately | undefined) {
  const [inspector, setInspector] = useState<StatelyInspector | null>(null);
  useEffect(() => {
    if (!inspector) return;
    return tellStately(log, inspector, (id) => loadChart(list, id));
  }, [log, list, inspector]);
  const setTold = useCallback(
    async (isWanted: boolean) => setInspector(isWanted && open ? await open() : null),
    [open],
  );
  return { isOffered: open !== undefined, isTold: inspector !== null, setTold };
}
