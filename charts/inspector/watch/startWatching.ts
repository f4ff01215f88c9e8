import type { AnyActorRef } from 'xstate';
import type { Openness } from '../../model/mask';
import { openChannel, type Role } from '../protocol';
import { createWatcher } from './createWatcher';
import './loader';

/** Watches the actors that the page told of so far and from now on; for the module that the loader loads. */
export function startWatching(options: { open?: Openness; role?: Role }): void {
  const watcher = createWatcher({ ...options, channel: openChannel() });
  const early = window.inspectedEarly ?? [];
  /** Ways to stop, for those who got theirs from the loader. */
  for (const one of [...early]) {
    one.stop();
    watcher.takeEarlier(one.events);
    one.stop = watcher.watch(one.actor);
  }
  window.inspectedEarly = early;
  window.inspectActor = (actor: AnyActorRef) => watcher.watch(actor);
  addEventListener('pagehide', () => watcher.leave());
  addEventListener('pageshow', ({ persisted }) => persisted && watcher.arrive());
  watcher.arrive();
}
