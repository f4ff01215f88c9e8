import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Inspect } from '../../charts/paths/perform';
import type { Theatre } from '../../charts/paths/theatre';
import { axeOn } from '../support/axe';
import { browserArgs, findBrowser } from '../support/browser';
import { setShopAddress } from './browser/address';
import { customer, post } from './browser/shop';
import { everyWay } from './browser/signIn';
import { plays } from './plays';

const tsx = ['--import', 'tsx'];

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

async function isReady(address: string): Promise<boolean> {
  for (let tries = 0; tries < 450; tries += 1) {
    const ready = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** It is made noon in the demo city, whatever the hour is here, and every way to sign in is open. */
function prepare(env: NodeJS.ProcessEnv): void {
  const ahead = 12 - new Date().getUTCHours();
  // The sign of these names is turned: Etc/GMT-3 is three hours ahead.
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  const set = (field: string, value: string) =>
    execFileSync(process.execPath, [...tsx, 'server/settings/cli.ts', 'set', field, value], {
      env,
    });
  set('time_zone', zone);
  set('centralize_login', JSON.stringify(everyWay));
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Axe on each state of a flow, once. */
function axeOnce(): Inspect {
  const looked = new Set<string>();
  return async (page, state) => {
    if (looked.has(state)) return [];
    looked.add(state);
    const axe = axeOn(page).withTags(wcag);
    const dialog = page.getByRole('dialog').first();
    // What lies beneath an open dialog is dimmed, and nobody reads it.
    const isCovered = await dialog.isVisible();
    if (isCovered) axe.include('[role="dialog"]');
    const { violations } = await axe.analyze().catch(async (error: unknown) => {
      // A dialog that closes by itself may do so before axe has begun.
      if (!isCovered || (await dialog.isVisible())) throw error;
      looked.delete(state);
      return { violations: [] };
    });
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html ?? ''}`);
  };
}

export async function open(): Promise<Theatre> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser to take the paths through');
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-paths-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO_MODE: '1' };
  const server = spawn(process.execPath, ['build/server/main.js'], { env, stdio: 'ignore' });
  const close = async () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  if (!(await isReady(address))) {
    await close();
    throw new Error('The shop did not start: npm run build makes what is served');
  }
  prepare(env);
  setShopAddress(address);
  await post('/auth/sign-up', customer);
  return {
    address,
    launch: { executablePath, args: browserArgs },
    inspect: axeOnce(),
    plays: Object.values(plays),
    close,
  };
}
