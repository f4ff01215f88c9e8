import { useEffect, useState } from 'react';

export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What opened it may have gone with what it was about: the page's own content is next.
      const next = opener?.isConnected ? opener : document.querySelector('main');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    },
    [opener],
  );
}
