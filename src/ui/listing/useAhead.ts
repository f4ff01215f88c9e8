import { useState } from 'react';

/**
 * What is chosen, ahead of the address: a box is ticked with the press itself, and of two quick presses the
 * second builds on the first, though the address follows both a little later.
 */
export function useAhead<Chosen extends object>(
  told: Chosen,
  onChange: (change: Partial<Chosen>) => void,
): { filters: Chosen; onChange: (change: Partial<Chosen>) => void } {
  const text = JSON.stringify(told);
  const [ahead, setAhead] = useState({ text, filters: told });
  if (ahead.text !== text) setAhead({ text, filters: told });
  const filters = ahead.text === text ? ahead.filters : told;
  return {
    filters,
    onChange: (change) => {
      setAhead({ text, filters: { ...filters, ...change } });
      onChange(change);
    },
  };
}
