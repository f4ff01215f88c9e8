import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../server/env';
import { projectRoot } from '../../server/root';

export interface MeasuredServer {
  url: string;
  /** Milliseconds from the start of the process until /readyz answered. */
  readyAfter: number;
  /** Highest resident memory since the start, in MB; NaN where the system does not tell. */
  peakMemory(): number;
  /** Resident memory now, in MB; NaN where the system does not tell. */
  memory(): number;
  /** Seconds of processor since the start; NaN where the system does not tell. */
  cpu(): number;
  stop(): Promise<void>;
  /** Sends it a signal; to be stopped by SIGSTOP is no end. */
  signal(name: NodeJS.Signals): void;
  isRunning(): boolean;
  ended: Promise<unknown>;
  /** What it has said on its standard error. */
  complaints(): string;
}

const builtServer = join(projectRoot, 'build/server/main.js');
const mostStartSeconds = 120;

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

function statusOf({ pid }: ChildProcess, name: 'VmHWM' | 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

function cpuOf({ pid }: ChildProcess): number {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9;
  } catch {
    return Number.NaN;
  }
}

/** Runs a script of the project with tsx to its end; throws what it printed when it fails. */
export async function runScript(
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StartError(said.trim());
  return said.trim();
}

/** Starts the built product as a process of its own and waits until it is ready. */
export async function startMeasured(
  env: Record<string, string>,
  wantedPort?: number,
): Promise<MeasuredServer> {
  if (!existsSync(builtServer)) throw new StartError('Nothing is built yet: run npm run build');
  const port = wantedPort ?? (await freePort());
  const begun = performance.now();
  const child = spawn(process.execPath, [builtServer], {
    cwd: projectRoot,
    env: {
      ...process.env,
      DEMO_MODE: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      // One shopper orders for many.
      LIMIT_ORDERS: '1000000/1m',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new StartError(`The server ended: ${complaints.trim()}`);
    if (performance.now() - begun > mostStartSeconds * 1000) {
      child.kill('SIGKILL');
      throw new StartError(`The server was not ready after ${mostStartSeconds} s`);
    }
    await delay(20);
  }
  return {
    url,
    readyAfter: performance.now() - begun,
    peakMemory: () => statusOf(child, 'VmHWM'),
    memory: () => statusOf(child, 'VmRSS'),
    cpu: () => cpuOf(child),
    signal: (name) => child.kill(name),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended,
    complaints: () => complaints,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
