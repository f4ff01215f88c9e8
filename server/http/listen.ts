import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Env, StartError } from '../env';
import { watchSockets } from './sockets';

export interface Listener {
  port: number;
  /** Takes no new connections and resolves when running requests are done, or cut off after a while. */
  close(): Promise<void>;
}

/** Longer than a call may take, and shorter than what ends the process. */
const patienceMilliseconds = 17_000;
const sweepMilliseconds = 250;

type Settings = Pick<
  Env,
  | 'PORT'
  | 'HOST'
  | 'TRUSTED_PROXIES'
  | 'SOCKETS'
  | 'SOCKETS_PER_ADDRESS'
  | 'HEADERS_SECONDS'
  | 'BODY_SECONDS'
  | 'KEEP_ALIVE_SECONDS'
>;

/**
 * Listens on PORT of HOST. Who sends headers or a body too slowly is answered 408 and cut off.
 * @throws StartError when the port is taken or not allowed.
 */
export async function listen(
  fetch: (request: Request, connection?: object) => Response | Promise<Response>,
  env: Settings,
): Promise<Listener> {
  const { PORT: port, HOST: host } = env;
  const headersTimeout = env.HEADERS_SECONDS * 1000;
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      headersTimeout,
      requestTimeout: headersTimeout + env.BODY_SECONDS * 1000,
      connectionsCheckingInterval: 1_000,
      // Longer than a balancer keeps one, which would else send a call into a socket that is closing.
      keepAliveTimeout: env.KEEP_ALIVE_SECONDS * 1000,
    },
  }) as Server;
  server.maxConnections = env.SOCKETS;
  watchSockets(server, env);
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
        // A connection whose last call ends meanwhile would stay open for as long as it is kept alive.
        const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds);
        server.close(() => {
          clearTimeout(cutOff);
          clearInterval(sweep);
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
