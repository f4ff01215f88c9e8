import { Suspense, useSyncExternalStore } from 'react';
import { overlayStore } from './overlays';

/** Renders the flows that are open over the page. */
export function OverlayHost() {
  const open = useSyncExternalStore(overlayStore.subscribe, overlayStore.getSnapshot);
  return open.map(({ key, content }) => (
    <Suspense key={key} fallback={null}>
      {content}
    </Suspense>
  ));
}
