import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { discover, type Readable } from './discover';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/**
 * The charts of the machines as they were at a git reference. They are checked out under `.cache/`, inside the
 * project, so that they find its packages. Throws when the reference is unknown or its machines do not load.
 */
export async function chartsAt(reference: string, machines: string): Promise<Readable[]> {
  const commit = git('rev-parse', '--verify', `${reference}^{commit}`);
  const top = git('rev-parse', '--show-toplevel');
  const folder = join(top, '.cache', 'atlas', commit);
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', folder, commit);
  try {
    const then = join(folder, relative(top, machines));
    return existsSync(then) ? await discover(then) : [];
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}
