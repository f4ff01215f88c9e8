import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../server/root';

/**
 * The server of the release before this one, as source: kept here, since a clean checkout may hold no history.
 * `keepFormer.ts` puts another one in its place.
 */
export const formerArchive = fileURLToPath(new URL('former.tar.gz', import.meta.url));

/** Puts the former server into a folder, to be run from its source with the packages that are installed here. */
export function unpackFormer(folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', formerArchive, '-C', folder]);
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
