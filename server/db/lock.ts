import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartError } from '../env';

/**
 * Holds a data folder for this process: two at once lose each other's writes. The kernel gives the lock back
 * when the process ends, however it ends. Makes the folder when it is missing.
 * @returns what gives the lock back earlier
 * @throws StartError when another process holds the folder or it cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const fd = openLockFile(folder);
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new StartError(
      `${folder} is in use by another server: stop it, or choose another DATA_DIR`,
    );
  }
  return () => closeSync(fd);
}

function openLockFile(folder: string): number {
  try {
    mkdirSync(folder, { recursive: true });
    return openSync(join(folder, 'lock'), 'a+', 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATA_DIR ${folder} cannot be used: ${reason}`);
  }
}
