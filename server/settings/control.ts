import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Deps } from '../deps';
import { listen } from '../http/listen';
import { answerCatalogueCall, catalogueCall, localPort } from '../import/port';
import { opsCommand, runOpsCommand } from '../ops/command';
import { runWithWarnings, settingsCommand } from './command';

/** Where a running server says how it can be asked to change settings; readable by its own user only. */
export const controlFile = (dataDir: string) => join(dataDir, 'control.json');
export const controlNote = v.object({ port: v.number(), secret: v.string() });

/**
 * Lets `npm run settings`, `ops` and `catalogue` reach the database that this process holds for itself: a port on the loopback
 * interface, open to whoever can read the note in the data folder.
 */
export async function openControl(
  dataDir: string,
  deps: Deps,
): Promise<{ close(): Promise<void> }> {
  const secret = randomBytes(32).toString('hex');
  const app = new Hono();
  app.post('/settings', async (c) => {
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${secret}`)) return c.body(null, 401);
    const command = v.safeParse(settingsCommand, await c.req.json().catch(() => null));
    if (!command.success) return c.body(null, 400);
    const result = await runWithWarnings(deps.db, deps.env, command.output);
    deps.settings.refresh();
    return c.json(result);
  });
  app.post('/ops', async (c) => {
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${secret}`)) return c.body(null, 401);
    const command = v.safeParse(opsCommand, await c.req.json().catch(() => null));
    if (!command.success) return c.body(null, 400);
    return c.json(await runOpsCommand(deps, command.output.words));
  });
  app.post('/catalogue', async (c) => {
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${secret}`)) return c.body(null, 401);
    const call = v.safeParse(catalogueCall, await c.req.json().catch(() => null));
    if (!call.success) return c.body(null, 400);
    const port = localPort(deps.database.unhurried, () => deps.clock.now());
    return c.json((await answerCatalogueCall(port, call.output)) ?? null);
  });
  const listener = await listen(app.fetch, { ...deps.env, PORT: 0, HOST: '127.0.0.1' });
  const note = JSON.stringify({ port: listener.port, secret });
  // Removed first: an old note keeps the permissions that it was made with.
  rmSync(controlFile(dataDir), { force: true });
  writeFileSync(controlFile(dataDir), note, { mode: 0o600 });
  return {
    close: async () => {
      rmSync(controlFile(dataDir), { force: true });
      await listener.close();
    },
  };
}

const isSame = (given: string, wanted: string) =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
