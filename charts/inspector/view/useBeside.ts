import { useState, useSyncExternalStore } from 'react';

/** Below this there is no room for two. */
const wide = matchMedia('(min-width: 900px)');

function onWidth(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

const asked = () => {
  const path = new URLSearchParams(location.search).get('beside');
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
};

function remember(path: string | null): void {
  const search = path ? `?beside=${encodeURIComponent(path)}` : '';
  history.replaceState(null, '', location.pathname + search + location.hash);
}

/** Path of the site that is shown beside the inspector; null for none, as on narrow windows. */
export function useBeside() {
  const [path, setPath] = useState(asked);
  const isWide = useSyncExternalStore(onWidth, () => wide.matches);
  const open = (next: string | null) => {
    setPath(next);
    remember(next);
  };
  return { path: isWide ? path : null, isPossible: isWide, open };
}
