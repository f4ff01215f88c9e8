import { type ComponentType, lazy, type ReactNode } from 'react';

/** What a flow that opens over the page is given; it reports its output once, then it is unmounted. */
export interface OverlayProps<Input, Output> {
  input: Input;
  onDone: (output: Output) => void;
}

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
 * returns to where it was.
 */
export function openOverlay<Input, Output>(
  load: () => Promise<{ default: ComponentType<OverlayProps<Input, Output>> }>,
  input: Input,
): Promise<Output> {
  const Flow: ComponentType<OverlayProps<Input, Output>> = lazy(load);
  const opener = document.activeElement;
  return new Promise((resolve) => {
    const key = nextKey++;
    const finish = (output: Output) => {
      change(open.filter((other) => other.key !== key));
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
      resolve(output);
    };
    change([...open, { key, content: <Flow input={input} onDone={finish} /> }]);
  });
}
