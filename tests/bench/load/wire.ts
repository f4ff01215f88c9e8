import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CountedWire {
  /** The database's address, by way of whoever counts. */
  readonly url: string;
  /** Those that were sent since the beginning, over all connections. */
  statements(): number;
  close(): Promise<void>;
}

/** Messages after the first of a connection begin with a letter and their length: Q asks at once, E executes. */
function createReader(tell: () => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      const kind = isFirst ? '' : String.fromCharCode(rest[0] ?? 0);
      if (kind === 'Q' || kind === 'E') tell();
      isFirst = false;
      rest = rest.subarray(end);
    }
  };
}

/** Stands between a program and its PostgreSQL and counts what is asked. */
export async function countWire(target: string): Promise<CountedWire> {
  const behind = new URL(target);
  let statements = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(behind.port), behind.hostname);
    near.on(
      'data',
      createReader(() => {
        statements += 1;
      }),
    );
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.pipe(to);
      from.on('error', () => to.destroy());
      sockets.add(from);
      from.on('close', () => sockets.delete(from));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.toString(),
    statements: () => statements,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
