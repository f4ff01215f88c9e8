import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import type { Placing } from '../../layout/layout';

/** ELK in a thread beside the window's, which answers while it works; rejects where no such thread may run. */
async function beside(): Promise<Placing> {
  const { default: ELK } = await import('elkjs/lib/elk-api.js');
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);
  const elk = new ELK({
    workerFactory: () => {
      const worker = new Worker(workerAddress);
      worker.addEventListener('error', () => fail(new Error('ELK’s thread does not run')));
      return worker;
    },
  });
  return (graph) => Promise.race([elk.layout(graph), failed]);
}

let begun: Promise<Placing> | undefined;

/** What places things beside the window's thread; undefined where there are no threads. */
export function placingBeside(): Promise<Placing> | undefined {
  if (typeof Worker === 'undefined') return undefined;
  begun ??= beside();
  return begun;
}
