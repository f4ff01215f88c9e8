import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '../../server/root';

export interface Program {
  child: ChildProcess;
  /** What it has printed so far. */
  out(): string;
  err(): string;
  /** Its exit code, once it has ended and everything is read. */
  ended: Promise<number | null>;
}

export const runProgram = (file: string, args: string[], env: Record<string, string>): Program =>
  runNode(['--import', 'tsx', file, ...args], env);

/** Runs Node itself, in the project's folder unless another is given. */
export function runNode(args: string[], env: Record<string, string>, cwd = projectRoot): Program {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  return {
    child,
    out: () => out,
    err: () => err,
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  };
}
