import { EventEmitter } from 'node:events';
import type { Deps } from '../deps';
import { ordersTopic } from './news';

/** Changes of orders, from whichever server made them. */
export interface OrderHub {
  /** Calls `changed` after each change of an order; resolves to a function that ends it. */
  watch(orderId: number, changed: () => void): Promise<() => void>;
}

/** One subscription a server, shared by all streams. */
export function createOrderHub(deps: Deps): OrderHub {
  const emitter = new EventEmitter().setMaxListeners(0);
  let subscribing: Promise<unknown> | null = null;
  const subscribe = () => {
    subscribing ??= deps.database.channel
      .subscribe(ordersTopic, (payload) => emitter.emit(payload))
      .catch((error: unknown) => {
        subscribing = null;
        throw error;
      });
    return subscribing;
  };
  return {
    watch: async (orderId, changed) => {
      const name = String(orderId);
      emitter.on(name, changed);
      // Without the channel a stream still lives: it reads the order again from time to time.
      await subscribe().catch((error: unknown) =>
        console.error('order changes cannot be heard:', error),
      );
      return () => emitter.off(name, changed);
    },
  };
}
