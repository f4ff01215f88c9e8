import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mountSmallDisk } from '../../support/smallDisk';
import { withFolder } from '../folder';
import { type Kept, keepServer, openSale, type Where } from './ground';
import type { Span } from './onPostgres';
import { shopAt } from './shoppers';
import { judge, type Verdict } from './verdict';

interface Around {
  kept: Kept;
  folder: string;
  milliseconds: number;
}

const fillerOf = (folder: string) => join(folder, 'filler');

/** Writes until the disk takes no more. */
function fill(folder: string): void {
  const file = openSync(fillerOf(folder), 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeSync(file, block);
  } catch {
    closeSync(file);
  }
}

const faults: Record<string, (around: Around) => Promise<void>> = {
  'the server killed, again and again': async ({ kept, milliseconds }) => {
    for (let kills = 0; kills < 3; kills += 1) {
      const { server } = kept;
      server.signal('SIGKILL');
      await server.ended;
      await delay(milliseconds / 3);
    }
  },
  'the server frozen (SIGSTOP)': async ({ kept, milliseconds }) => {
    kept.server.signal('SIGSTOP');
    await delay(milliseconds);
    kept.server.signal('SIGCONT');
  },
  'the disk full to its last byte': async ({ folder, milliseconds }) => {
    fill(folder);
    await delay(milliseconds);
    rmSync(fillerOf(folder));
  },
};

/** One server on a small disk of its own, one fault after the other. */
export async function faultsOnEmbedded(span: Span): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  await withFolder(async (outer) => {
    const folder = join(outer, 'disk');
    mkdirSync(folder);
    const unmount = mountSmallDisk(folder, 400);
    if (!unmount) console.log('No disk can be mounted by this user: the full disk is left out.');
    const DATA_DIR = join(folder, 'data');
    const where: Where = { DATA_DIR, DATABASE_URL: '' };
    const env = { ...where, DISK_RESERVE_MB: '64' };
    try {
      await (await keepServer(env)).stop();
      const sale = await openSale(where);
      for (const [fault, work] of Object.entries(faults)) {
        if (fault.startsWith('the disk') && !unmount) continue;
        const kept = await keepServer(env);
        const shopping = shopAt(() => [kept.url], sale, span.shoppers);
        await delay(span.calm);
        await work({ kept, folder, milliseconds: span.fault });
        const mendedAt = performance.now();
        await delay(span.calm);
        await shopping.end();
        const process = kept.restarts > 0 ? `restarted ${kept.restarts}` : 'lived';
        await kept.stop();
        const told = { fault, database: 'embedded', process, mendedAt };
        verdicts.push(await judge(shopping, where, told));
      }
    } finally {
      unmount?.();
    }
  });
  return verdicts;
}
