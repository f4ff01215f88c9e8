import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, findUser, freePort } from './postgres';

/** A throw-away PostgreSQL and a streaming replica of it, both of which write down every statement. */
export interface Replicated {
  readonly primary: string;
  readonly replica: string;
  /** Statements that one of them was told, in their order. */
  said(side: 'primary' | 'replica'): string[];
  stopReplica(): void;
  startReplica(): void;
  stop(): void;
}

const sides = ['primary', 'replica'] as const;

/** Null where this machine has no PostgreSQL. */
export async function startReplicated(): Promise<Replicated | null> {
  const bin = findBinaries();
  const user = findUser();
  if (!bin || !user) return null;
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-replicated-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(bin, program), args, {
      encoding: 'utf8',
      cwd: folder,
      ...user,
    });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  };
  const [first, second] = [await freePort(), await freePort()];
  const ports = { primary: first, replica: second };
  const dataOf = (side: (typeof sides)[number]) => join(folder, side);
  const logOf = (side: (typeof sides)[number]) => join(folder, `${side}.log`);
  const start = (side: (typeof sides)[number]) => {
    const options = `-p ${ports[side]} -h 127.0.0.1 -k ${folder} -c fsync=off -c log_statement=all -c max_connections=60`;
    run('pg_ctl', ['-D', dataOf(side), '-l', logOf(side), '-w', '-o', options, 'start']);
  };
  const end = (side: (typeof sides)[number]) =>
    run('pg_ctl', ['-D', dataOf(side), '-m', 'immediate', '-w', 'stop']);

  const cluster = ['-U', 'flowmart', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  run('initdb', ['-D', dataOf('primary'), ...cluster]);
  start('primary');
  const source = ['-h', '127.0.0.1', '-p', String(first), '-U', 'flowmart'];
  run('pg_basebackup', [...source, '-D', dataOf('replica'), '-R', '-X', 'stream', '-c', 'fast']);
  start('replica');
  let isReplicaUp = true;
  const urlOf = (port: number) => `postgres://flowmart@127.0.0.1:${port}/postgres`;
  return {
    primary: urlOf(first),
    replica: urlOf(second),
    said: (side) =>
      readFileSync(logOf(side), 'utf8')
        .split(/^(?=\d{4}-\d\d-\d\d )/m)
        .flatMap(
          (entry) => / LOG: {2}(?:statement|execute [^:]*): ([\s\S]*)/.exec(entry)?.[1] ?? [],
        ),
    stopReplica: () => {
      end('replica');
      isReplicaUp = false;
    },
    startReplica: () => {
      start('replica');
      isReplicaUp = true;
    },
    stop: () => {
      if (isReplicaUp) end('replica');
      end('primary');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
