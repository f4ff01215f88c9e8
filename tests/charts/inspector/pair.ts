import type { AnyActorRef } from 'xstate';
import type { KeptLog } from '../../../charts/inspector/log/keeping';
import { createLog, type Log } from '../../../charts/inspector/log/log';
import { type Channel, isMessage, type Message } from '../../../charts/inspector/protocol';
import { createWatcher } from '../../../charts/inspector/watch/createWatcher';
import type { Openness } from '../../../charts/model/mask';

interface Options {
  open?: Openness;
  role?: 'read' | 'developer';
  /** Actors that are watched before the inspector opens. */
  before?: AnyActorRef[];
}

/** A wire with two ends, which hand on copies as a BroadcastChannel does; it keeps what went over it. */
function wire() {
  const listeners = new Map<string, Set<(message: Message) => void>>();
  const sent: Message[] = [];
  const end = (name: string): Channel => ({
    post: (message) => {
      sent.push(message);
      for (const [other, hearers] of listeners)
        if (other !== name)
          for (const hear of hearers) {
            const copy: unknown = structuredClone(message);
            if (isMessage(copy)) hear(copy);
          }
    },
    listen: (hear) => {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(hear));
      return () => own.delete(hear);
    },
  });
  return { end, sent };
}

/** A page and an inspector that is open; work that waits is done when `settle` is called. */
export function pair({ open, role = 'read', before = [] }: Options = {}) {
  const { end, sent } = wire();
  const waiting: (() => void)[] = [];
  let time = 1_000;
  const watcher = createWatcher({
    channel: end('page'),
    path: () => '/home',
    now: () => time,
    later: (work) => waiting.push(work),
    ...(open && { open }),
    role,
  });
  for (const actor of before) watcher.watch(actor);
  const log: Log = createLog(end('inspector'), { together: (tell) => tell() });
  const settle = () => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  return {
    watcher,
    log,
    sent,
    settle,
    known: () => {
      settle();
      return log.getKnown();
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    openAnother: (before?: KeptLog) =>
      createLog(end('second'), { together: (tell) => tell(), ...(before && { before }) }),
  };
}
