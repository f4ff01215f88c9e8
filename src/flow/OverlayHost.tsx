import { lazy, Suspense, useSyncExternalStore } from 'react';
import { overlayStore } from './overlays';
import { loadToasts, toastsWanted } from './toastHost';

const Toasts = lazy(loadToasts);

/** Renders the flows that are open over the page, and the toasts once there was one. */
export function OverlayHost() {
  const open = useSyncExternalStore(overlayStore.subscribe, overlayStore.getSnapshot);
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.getSnapshot);
  return (
    <>
      {open.map(({ key, content }) => (
        <Suspense key={key} fallback={null}>
          {content}
        </Suspense>
      ))}
      {wanted && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}
