import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { projectRoot } from '../../server/root';
import { type ClassicBackEnd, startClassic } from '../support/classic/start';
import type { Version } from '../support/classic/state';

export interface ClassicShop extends ClassicBackEnd {
  /** Where the client alone is served, whose calls go to the back end. */
  page: string;
  stop(): Promise<void>;
}

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

export interface ClientAlone {
  /** Where the client is served. */
  page: string;
  stop(): Promise<void>;
}

/** The client of this build, served alone: its calls go to the address of another back end. */
export async function startClientAlone(apiUrl: string): Promise<ClientAlone> {
  const port = await freePort();
  const page = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, PORT: String(port), API_URL: apiUrl },
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
      throw new Error(`no client at ${page}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { page, stop };
}

/** The client of this build, served alone in front of a back end of the classic family. */
export async function startClassicShop(version: Version): Promise<ClassicShop> {
  const backEnd = await startClassic(version);
  const client = await startClientAlone(backEnd.address).catch(async (error: unknown) => {
    await backEnd.close();
    throw error;
  });
  const stop = async () => {
    await client.stop();
    await backEnd.close();
  };
  return { ...backEnd, page: client.page, stop };
}
