import { useState } from 'react';

/**
 * Whether a quantity is read out when it changes: where it was changed by a press, and as long as the focus stays there.
 * The same thing may be counted in several places, and what a toast tells of is said by the toast.
 */
export function useSpoken() {
  const [isSpoken, setSpoken] = useState(false);
  return {
    live: isSpoken ? ('polite' as const) : ('off' as const),
    /** Called by a press that nothing else tells of, or with false by one that a toast does. */
    speak: setSpoken,
    hush: () => setSpoken(false),
  };
}
