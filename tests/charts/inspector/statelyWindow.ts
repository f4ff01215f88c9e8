import { createBrowserInspector } from '@statelyai/inspect';
import type { StatelyInspector } from '../../../charts/inspector/sink/stately';

/** A window that opens Stately's inspector, which connects at once; what it was sent is kept. */
export function statelyWindow() {
  const sent: unknown[] = [];
  const opened: string[] = [];
  let hear = (_message: { data: unknown }): void => undefined;
  const own = {
    open: (url: string) => {
      opened.push(url);
      return { postMessage: (message: unknown) => sent.push(message) };
    },
    addEventListener: (_type: string, listener: typeof hear) => {
      hear = listener;
    },
  };
  const inspector = createBrowserInspector({ window: own as never, url: 'https://stately.test' });
  hear({ data: { type: '@statelyai.connected' } });
  return { sent, opened, inspector: inspector as unknown as StatelyInspector };
}

/** Until what was planned for the next turn of the event loop is done. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
