import type { Env } from '../env';
import { isPrivate, networkOf } from './address';

interface Caller {
  readonly remoteAddress?: string | undefined;
  destroy(): unknown;
  once(event: 'close', listen: () => void): unknown;
}

/**
 * Closes what one address opens beyond its share. A proxy brings the calls of many: one that is ours, or of our own
 * network, is not counted.
 */
export function watchSockets(
  server: { on(event: 'connection', listen: (socket: Caller) => void): unknown },
  {
    SOCKETS_PER_ADDRESS: most,
    TRUSTED_PROXIES: proxies,
  }: Pick<Env, 'SOCKETS_PER_ADDRESS' | 'TRUSTED_PROXIES'>,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const direct = socket.remoteAddress ?? '';
    const isProxy = typeof proxies === 'number' ? proxies > 0 : proxies.has(direct);
    if (isProxy || direct === '' || isPrivate(direct)) return;
    const address = networkOf(direct);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
