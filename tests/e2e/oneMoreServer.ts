import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { projectRoot } from '../../server/root';

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A port that nothing listens on: several workers have a shop each. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export interface OneMoreServer {
  /** Where it is. */
  page: string;
  stop(): Promise<void>;
}

/** A server of the build in a folder, with what is set by `env`, at a port; what it complains of is shown. */
export async function startServer(
  port: number,
  env: Record<string, string>,
  cwd = projectRoot,
): Promise<OneMoreServer> {
  const page = `http://127.0.0.1:${port}`;
  if (await isReady(page)) throw new Error(`another server is at ${page}`);
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd,
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const end = () => server.kill();
  process.once('exit', end);
  const stop = async () => {
    end();
    await ended;
    process.off('exit', end);
  };
  const until = Date.now() + 90_000;
  while (!(await isReady(page))) {
    if (Date.now() > until || server.exitCode !== null) {
      await stop();
      throw new Error(`no server at ${page}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { page, stop };
}

export const startOneMore = async (env: Record<string, string>): Promise<OneMoreServer> =>
  startServer(await freePort(), env);
