import type { Register } from './http/serve';

/** Every part of the server that mounts calls: one line for each folder. */
export const registers: readonly Register[] = [];
