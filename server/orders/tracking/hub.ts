import { EventEmitter } from 'node:events';
import type { Deps } from '../../deps';
import { logError } from '../../http/log';
import type {
  deskTopic,
  inboxTopic,
  ordersTopic,
  rideTopic,
  tripDeskTopic,
  tripsTopic,
} from './news';

export interface Hub {
  /** Calls `changed` after each change of one of them; resolves to a function that ends it. */
  watch(id: number, changed: () => void): Promise<() => void>;
}

/** One subscription a server, shared by all streams. */
export function createHub(
  deps: Deps,
  topic:
    | typeof deskTopic
    | typeof tripDeskTopic
    | typeof ordersTopic
    | typeof tripsTopic
    | typeof inboxTopic
    | typeof rideTopic,
): Hub {
  const emitter = new EventEmitter().setMaxListeners(0);
  let subscribing: Promise<unknown> | null = null;
  const subscribe = () => {
    subscribing ??= deps.database.channel
      .subscribe(topic, (payload) => emitter.emit(payload))
      .catch((error: unknown) => {
        subscribing = null;
        throw error;
      });
    return subscribing;
  };
  return {
    watch: async (id, changed) => {
      const name = String(id);
      emitter.on(name, changed);
      // Without the channel a stream still lives: it reads the order again from time to time.
      await subscribe().catch((error: unknown) => logError(`${topic} cannot be heard`, error));
      return () => emitter.off(name, changed);
    },
  };
}
