import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Env, StartError } from '../env';

export interface Listener {
  port: number;
  /** Takes no new connections and resolves when running requests are done, or cut off after a while. */
  close(): Promise<void>;
}

const patienceMilliseconds = 8_000;

/**
 * Listens on PORT of HOST.
 * @throws StartError when the port is taken or not allowed.
 */
export async function listen(
  fetch: (request: Request, connection?: object) => Response | Promise<Response>,
  { PORT: port, HOST: host }: Pick<Env, 'PORT' | 'HOST'>,
): Promise<Listener> {
  const server = createAdaptorServer({ fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartError(reasonOf(error, port, host)));
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), patienceMilliseconds);
        server.close(() => {
          clearTimeout(cutOff);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function reasonOf(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `PORT ${port} is taken: stop the other program, or choose another PORT`;
  }
  if (error.code === 'EACCES')
    return `PORT ${port} may not be used by this user: choose another PORT`;
  return `HOST ${host} PORT ${port} cannot be listened on: ${error.message}`;
}
