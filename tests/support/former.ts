import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/root';

/**
 * The release before this one: the newest tag that is not this very version, and as long as none is tagged the commit before
 * five migrations, the first of which let desks answer shoppers.
 */
const beforeTheFirstTag = '38c0500288ac52d60c0f914837bebe174794dfc3';

const git = (...args: string[]) => spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });

const isHere = (ref: string) => git('cat-file', '-e', `${ref}^{commit}`).status === 0;

/** @throws where the history is not there and cannot be fetched: a test that leaves out what it proves would say nothing */
export function formerRelease(): string {
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD~1', '--sort=-version:refname');
  const ref = tags.stdout.trim().split('\n')[0] || beforeTheFirstTag;
  if (!isHere(ref)) git('fetch', '--quiet', '--depth=1', 'origin', ref);
  if (!isHere(ref))
    throw new Error(
      `The former release ${ref} is not in this checkout's history: git fetch --unshallow brings it`,
    );
  return git('rev-parse', `${ref}^{commit}`).stdout.trim();
}

/** Puts the server of a commit into a folder, to be run from its source with the packages that are installed here. */
export function checkOutServer(commit: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const parts = ['server', 'domain', 'demo', 'package.json', 'tsconfig.json'];
  const archive = execFileSync('git', ['archive', commit, ...parts], {
    cwd: projectRoot,
    maxBuffer: 256 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
