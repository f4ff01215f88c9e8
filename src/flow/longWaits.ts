import type { AnyActorRef } from 'xstate';
import { showNotice } from './emitted';

/** Milliseconds that pass before a shopper is told that something still goes on. */
const patience = 8_000;

/** Whether a flow waits for something that a shopper is to be told of; one with a child leaves that to the child. */
export function isWaiting(part: AnyActorRef): boolean {
  const snapshot = part.getSnapshot();
  return (
    snapshot?.hasTag?.('busy') &&
    !snapshot.hasTag('quiet') &&
    !Object.values<AnyActorRef>(snapshot.children).some((child) => child.getSnapshot()?.hasTag)
  );
}

/** Is told at each of its steps whether a flow waits, and tells the shopper while that takes long. */
export function longWait(): (waits: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hide: Promise<() => void> | undefined;
  return (waits) => {
    if (waits === Boolean(timer)) return;
    clearTimeout(timer);
    timer = undefined;
    void hide?.then((take) => take());
    hide = undefined;
    if (!waits) return;
    timer = setTimeout(() => {
      hide = showNotice({ tone: 'info', message: 'wait.long', autoClose: false });
      hide.catch(() => undefined);
    }, patience);
  };
}
