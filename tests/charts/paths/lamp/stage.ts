import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { machineMistakes } from '../../../../charts/paths/mutation/vite';
import { defineScreens } from '../../../../charts/paths/screens';
import { defineSurroundings, type Play } from '../../../../charts/paths/surroundings';
import type { Open } from '../../../../charts/paths/theatre';
import { browserArgs, findJourneysBrowser } from '../../../support/browser';
import { lampMachine } from './machines/lamp/lampMachine';
import { models } from './models';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const titled = (name: string) => ({ shown: [{ role: 'heading', name }] });
const pressing = (name: string) => () => [{ press: { role: 'button', name } }];
const turning = { call: 'POST /turn' };

const plays: Play[] = models.map((model) => ({
  model,
  screens: defineScreens(lampMachine, {
    gestures: { 'lamp.pressed': pressing('Press'), 'lamp.pulled': pressing('Pull out') },
    seen: {
      off: titled('It is dark'),
      turning: titled('A moment'),
      on: titled('It is bright'),
      failed: titled('It stays dark'),
      worn: titled('It is worn'),
      pulled: titled('It is unplugged'),
    },
  }),
  surroundings: defineSurroundings(lampMachine, {
    starts: {
      new: async (page) => {
        await page.goto('/index.html');
      },
    },
    answers: {
      turn: (result) => (result === 'turned' ? turning : { ...turning, status: 500, body: {} }),
    },
  }),
}));

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

async function served(folder: string) {
  const server = createServer(({ method, url = '' }, answer) => {
    if (method === 'POST') return answer.end('{}');
    try {
      const file = readFileSync(join(folder, url));
      answer.setHeader('Content-Type', types[extname(url)] ?? 'text/plain');
      return answer.end(file);
    } catch {
      return answer.writeHead(204).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: address && typeof address === 'object' ? address.port : 0 };
}

/** A page with a lamp and two buttons, as small as a product can be that is opened with mistakes. */
export const open: Open = async ({ withMistakes }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lamp-'));
  await build({
    configFile: false,
    root: here('.'),
    logLevel: 'warn',
    plugins: withMistakes ? [machineMistakes(here('machines'))] : [],
    build: { outDir: folder, emptyOutDir: true },
  });
  const { server, port } = await served(folder);
  const executablePath = findJourneysBrowser();
  if (!executablePath) throw new Error('There is no browser');
  return {
    address: `http://127.0.0.1:${port}`,
    launch: { executablePath, args: browserArgs },
    plays,
    close: async () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
