import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TestProxy {
  /** The address of what is behind it, by way of it. */
  readonly url: string;
  /** `flows`; `stalls`: takes what comes, connections too, and passes nothing on; `refuses`: cuts all, takes none. */
  be(state: 'flows' | 'stalls' | 'refuses'): void;
  close(): Promise<void>;
}

/** Stands between a program and the server at `target`, as a network that may fail. */
export async function startProxy(target: string): Promise<TestProxy> {
  const behind = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'flows' | 'stalls' | 'refuses' = 'flows';
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const apply = (socket: Socket) => (state === 'stalls' ? socket.pause() : socket.resume());

  const server = createServer((near) => {
    if (state === 'refuses') {
      near.destroy();
      return;
    }
    const far = connect(Number(behind.port), behind.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    const join = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      apply(from);
    };
    join(near, far);
    join(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.toString(),
    be: (wanted) => {
      state = wanted;
      if (state === 'refuses') cut();
      for (const pair of pairs) pair.forEach(apply);
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
