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
async function freePort(): Promise<number> {
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

/** One more server of this build on a port of its own, with what is set by `env`. */
export async function startOneMore(env: Record<string, string>): Promise<OneMoreServer> {
  const port = await freePort();
  const page = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
  };
  const until = Date.now() + 60_000;
  while (!(await isReady(page))) {
    if (Date.now() > until || server.exitCode !== null) {
      await stop();
      throw new Error(`no server at ${page}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { page, stop };
}
