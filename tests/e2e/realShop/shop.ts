import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../server/root';
import { type MailServer, openMailServer } from '../../server/outgoing/mailServer';
import { startPostgres } from '../../support/postgres';
import { freePort, type OneMoreServer, startServer } from '../oneMoreServer';

const run = promisify(execFile);

/** What is installed of a release, as the package lists it, in a folder of its own: nothing of the demo is in it. */
function install(): string {
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-shop-'));
  for (const part of [
    'build/server',
    'build/render',
    'dist',
    'server/db/migrations',
    'package.json',
  ])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export interface RealShop {
  /** Two servers on one PostgreSQL; where there is none one server, named twice. */
  servers: [OneMoreServer, OneMoreServer];
  mails: MailServer['taken'];
  /** Runs a program of build/server with these words; what it prints. */
  command(program: 'ops' | 'catalogue', ...words: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** An installed shop with an empty database, that sends mails. */
export function openRealShop(): Promise<RealShop> {
  return openIn(install(), {});
}

/** One whose clock can be set ahead; its database is the embedded one, which has that clock. */
export async function openShopInTime(): Promise<RealShop & { setAhead(minutes: number): void }> {
  const cwd = install();
  const file = join(cwd, 'clock');
  const setAhead = (minutes: number) => {
    // A server that reads while it is written would have its clock set back for a moment.
    writeFileSync(`${file}.next`, String(minutes * 60_000));
    renameSync(`${file}.next`, file);
  };
  setAhead(0);
  const shop = await openIn(cwd, {
    MOVED_CLOCK: file,
    NODE_OPTIONS: `--import=${join(projectRoot, 'tests/e2e/realShop/movedClock.mjs')}`,
    // Silence is looked for each six seconds.
    DEMO_SPEED: '20',
  });
  return { ...shop, setAhead };
}

async function openIn(cwd: string, clock: Record<string, string>): Promise<RealShop> {
  const isInTime = 'MOVED_CLOCK' in clock;
  const [postgres, mailServer] = [isInTime ? null : await startPostgres(), await openMailServer()];
  const ports = [await freePort(), await freePort()] as const;
  const data = join(cwd, 'data');
  mkdirSync(data);
  const env: Record<string, string> = {
    DEMO_MODE: '0',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@horno.example',
    PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
    ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: data }),
  };
  const first = await startServer(ports[0], { ...env, ...clock }, cwd);
  const second = postgres ? await startServer(ports[1], env, cwd) : first;
  return {
    servers: [first, second],
    mails: mailServer.taken,
    command: async (program, ...words) => {
      const { stdout } = await run(process.execPath, [`build/server/${program}.js`, ...words], {
        cwd,
        env: { PATH: process.env.PATH, ...env },
      });
      return stdout;
    },
    stop: async () => {
      await Promise.all([...new Set([first, second])].map((server) => server.stop()));
      await mailServer.close();
      await postgres?.stop();
      rmSync(cwd, { recursive: true, force: true });
    },
  };
}
