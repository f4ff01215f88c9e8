import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPopularItems } from '../../../domain/catalogue/itemEndpoints';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { createApp } from '../../../server/app';
import type { Database } from '../../../server/db/client';
import { openEmbedded } from '../../../server/db/embedded';
import { usualLimits } from '../../../server/db/limits';
import { NoRoom, watchRoom } from '../../../server/db/room';
import { seedDataFolder } from '../../support/database';
import { createTestServer } from '../../support/server';
import { mountSmallDisk } from '../../support/smallDisk';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'flowmart-full-'));
/** A disk of its own, where this user may have one. */
const unmount = mountSmallDisk(folder, 200);
const server = await createTestServer();
afterAll(async () => {
  await server.close();
  unmount?.();
  rmSync(folder, { recursive: true, force: true });
});

const sentences = {
  en: 'The shop can take nothing in at the moment. You can go on looking around; please try again later.',
  ar: 'لا يستطيع المتجر حفظ أي شيء في الوقت الحالي. يمكنك متابعة التصفح، ويرجى المحاولة لاحقًا.',
  es: 'La tienda no puede guardar nada en este momento. Puedes seguir mirando; vuelve a intentarlo más tarde.',
};

/** The whole shop on a database: what it answers to who reads and to who wants something kept. */
function shopOn(database: Database) {
  const app = createApp({ ...server.deps, db: database.db, reads: database.db, database });
  const headers = { zoneId: '[1]', moduleId: '1' };
  return {
    read: async () => (await app.request(`/api/v1${listPopularItems.path}`, { headers })).status,
    write: async (language = 'en') => {
      const response = await app.request(`/api/v1${requestGuestId.path}`, {
        method: 'POST',
        headers: { ...headers, 'X-localization': language },
      });
      const { errors } = await response.json();
      return [response.status, response.headers.get('Retry-After'), errors?.[0]?.message];
    },
  };
}

describe('space that runs out', () => {
  let free: number;
  let said: string[];
  let allowed: boolean[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    [free, said, allowed] = [1_000, [], []];
    return () => {
      vi.useRealTimers();
    };
  });
  const watch = () =>
    watchRoom({
      folder: '/shop',
      reserveMegabytes: 256,
      letWrite: async (mayWrite) => void allowed.push(mayWrite),
      freeBytes: () => free * megabyte,
      say: (line) => said.push(line),
    });
  const told = (megabytes: number) =>
    `/shop has ${megabytes} MB left, less than the 256 of DISK_RESERVE_MB: the shop shows what it has and takes nothing in until there is room`;

  it('is told once a minute, stops orders first and the database last, and goes on by itself', () => {
    const room = watch();
    expect([room.hasRoom(), said]).toEqual([true, []]);
    free = 255.5;
    vi.advanceTimersByTime(1_000);
    expect([room.hasRoom(), allowed]).toEqual([false, []]);
    vi.advanceTimersByTime(59_000);
    expect(said).toEqual([told(255)]);
    free = 63;
    vi.advanceTimersByTime(1_000);
    expect([room.hasRoom(), allowed]).toEqual([false, [false]]);
    expect(said).toEqual([told(255), told(63)]);
    free = 64;
    vi.advanceTimersByTime(1_000);
    expect([room.hasRoom(), allowed]).toEqual([false, [false, true]]);
    free = 256;
    vi.advanceTimersByTime(1_000);
    expect([room.hasRoom(), allowed]).toEqual([true, [false, true]]);
    expect(said.slice(2)).toEqual(['/shop has room again: the shop takes orders']);
    room.close();
  });

  it('between two looks is seen by whoever would write', () => {
    const room = watch();
    free = 100;
    vi.advanceTimersByTime(100);
    expect(room.hasRoom()).toBe(false);
    room.close();
  });
});

it('who writes is told so in their language, who reads is answered', async () => {
  let hasRoom = true;
  const shop = shopOn({ ...server.database, hasRoom: () => hasRoom });
  expect(await shop.write()).toEqual([200, null, undefined]);
  hasRoom = false;
  for (const [language, sentence] of Object.entries(sentences))
    expect(await shop.write(language)).toEqual([503, '60', sentence]);
  expect(await shop.read()).toBe(200);
  hasRoom = true;
  expect(await shop.write()).toEqual([200, null, undefined]);
});

// Where a disk may be mounted: else what is above it stands alone.
it.runIf(unmount)('on a disk that is filled up and emptied again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const limits = { ...usualLimits, DISK_RESERVE_MB: 32 };
  await seedDataFolder(folder);
  const database = await openEmbedded(folder, limits);
  const shop = shopOn(database);
  const insert = () =>
    database.db.execute(sql`insert into settings values ('full_disk', '1')`).then(
      () => 'kept',
      (error: Error) => error.cause instanceof Error && 'code' in error.cause && error.cause.code,
    );
  expect(await shop.write()).toEqual([200, null, undefined]);

  // Into the last byte: the file ends where the disk does.
  const filler = join(folder, 'filler');
  expect(() => writeFileSync(filler, Buffer.alloc(200 * megabyte))).toThrow(/ENOSPC/);
  expect(await shop.write('es')).toEqual([503, '60', sentences.es]);
  await expect.poll(insert, { timeout: 5_000 }).toBe('25006');
  expect(await shop.read()).toBe(200);
  await expect(openEmbedded(join(folder, 'other'), limits)).rejects.toThrow(NoRoom);

  rmSync(filler);
  await expect.poll(insert, { timeout: 5_000 }).toBe('kept');
  expect([await shop.write(), await shop.read()]).toEqual([[200, null, undefined], 200]);
  await database.close();
  expect(told.mock.calls.map(([line]) => String(line).replace(/\d+ MB/, 'n MB'))).toEqual([
    `${folder} has n MB left, less than the 32 of DISK_RESERVE_MB: the shop shows what it has and takes nothing in until there is room`,
    `${folder} has room again: the shop takes orders`,
  ]);
  told.mockRestore();
});

it.runIf(unmount)(
  'a write larger than what is left ends the process, and loses nothing else',
  { timeout: 120_000 },
  async () => {
    const small = mkdtempSync(join(tmpdir(), 'flowmart-large-'));
    const away = mountSmallDisk(small, 200);
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const limits = { ...usualLimits, DISK_RESERVE_MB: 1 };
    const ended: string[] = [];
    await seedDataFolder(small);
    const open = () => openEmbedded(small, limits, undefined, (line) => ended.push(line));
    const database = await open();
    await database.db.execute(
      sql`create table many as select md5(n::text) as text from generate_series(1, 150000) n`,
    );
    const { bavail, bsize } = statfsSync(small);
    writeFileSync(join(small, 'filler'), Buffer.alloc(bavail * bsize - 2 * megabyte));
    // Deleting writes to the log of changes alone.
    await expect(database.db.execute(sql`delete from many`)).rejects.toThrow();
    await expect.poll(() => ended.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(ended[0]).toContain(`The database in ${join(small, 'database')} can do nothing more (`);
    await database.close();

    rmSync(join(small, 'filler'));
    const again = await open();
    const { rows } = await again.db.execute(sql`select count(*)::int as rows from many`);
    expect(rows).toEqual([{ rows: 150_000 }]);
    await again.close();
    told.mockRestore();
    away?.();
    rmSync(small, { recursive: true, force: true });
  },
);
