import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { isOffline } from '../client/connection';
import { reloadForNewBuild } from '../client/lateCode';
import { addBackLayer } from './backLayers';
import { showNotice } from './emitted';

/** What a flow that opens over the page is given; it reports its output once, then it is unmounted. */
export interface OverlayProps<Input, Output> {
  input: Input;
  onDone: (output: Output) => void;
}

/** Why an overlay ended without an output: its code did not arrive, or it broke. The shopper was told. */
export class OverlayFailed extends Error {}

interface OpenOverlay {
  key: number;
  content: ReactNode;
}

let nextKey = 1;
let open: readonly OpenOverlay[] = [];
const listeners = new Set<() => void>();

function change(next: readonly OpenOverlay[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Keeps a broken overlay from taking the page with it. */
class OverlayBoundary extends Component<{
  onFailed: (error: unknown) => void;
  children: ReactNode;
}> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Store of the open overlays for `useSyncExternalStore`. */
export const overlayStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => open,
};

/**
 * Opens a flow over the page and waits for its output. `load` imports the flow's module, so that its
 * code arrives when it is first needed; call `load` early to have it ready. When it has closed, the focus
 * returns to where it was. Back closes it as Escape does.
 * @throws OverlayFailed when it broke or its code could not be had; a toast has said so.
 */
export function openOverlay<Input, Output>(
  load: () => Promise<{ default: ComponentType<OverlayProps<Input, Output>> }>,
  input: Input,
): Promise<Output> {
  const Flow: ComponentType<OverlayProps<Input, Output>> = lazy(load);
  const opener = document.activeElement;
  return new Promise((resolve, reject) => {
    const key = nextKey++;
    const leaveHistory = addBackLayer();
    const close = () => {
      leaveHistory();
      change(open.filter((other) => other.key !== key));
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
    const finish = (output: Output) => {
      close();
      resolve(output);
    };
    const tell = () => {
      const message = isOffline() ? 'failed.offline' : 'failed.unexpected';
      void showNotice({ tone: 'error', message });
    };
    const fail = (error: unknown) => {
      close();
      void reloadForNewBuild(error).then((isReloading) => isReloading || tell());
      reject(new OverlayFailed('An overlay broke'));
    };
    const content = (
      <OverlayBoundary onFailed={fail}>
        <Flow input={input} onDone={finish} />
      </OverlayBoundary>
    );
    change([...open, { key, content }]);
  });
}
