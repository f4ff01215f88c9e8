import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWebSocketInspector, createWebSocketReceiver } from '@statelyai/inspect';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createActor, createMachine } from 'xstate';
import { freshFolder } from './freshFolder';
import { blocksOf, commandsOf } from './readme';

const readme = fileURLToPath(new URL('../../../charts/package/README.md', import.meta.url));
const steps = blocksOf(readme, 'In five minutes');
const commands = steps.flatMap(commandsOf);
const goesOn = (command: string) => /^npx (statechart-kit inspect|tsx )/.test(command);

const stranger = freshFolder();
const at = (name: string) => join(stranger.folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** A port that nobody uses. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      server.close(() => resolve(port));
    });
  });

let port = 0;
const env = () => ({ STATECHART_KIT_PORT: String(port) });
const said: Record<string, string> = {};

/** What a page of the inspector is told from when it asks on. */
function page() {
  const heard: string[] = [];
  const socket = new WebSocket(`ws://localhost:${port}/page`);
  socket.on('message', (data) => heard.push(data.toString()));
  socket.on('open', () =>
    socket.send(JSON.stringify({ from: 'inspector', inspector: 'test', kind: 'hello' })),
  );
  return { heard, close: () => socket.close() };
}

const compiler = fileURLToPath(
  new URL('../../../node_modules/typescript/bin/tsc', import.meta.url),
);
/** Programs are begun, each of which takes seconds where others work too. */
const patience = 120_000;
const soon = { timeout: 15_000, interval: 100 };

/** What the README promises in its heading, on a machine that others use too. */
const fiveMinutes = 300_000;

beforeAll(async () => {
  port = await freePort();
  const file = stranger.pack();
  for (const block of steps) {
    if (block.file) stranger.put(block.file, block.text);
    for (const command of commandsOf(block)) {
      const [, names] = /^npm install --save-dev (.*)$/.exec(command) ?? [];
      if (names) {
        const others = names.split(' ').filter((name) => name !== 'statechart-kit');
        // What later parts of the README ask for is installed at once.
        const from = stranger.install(file, [...others, 'vite', 'xstate-v6']);
        console.info(`installed from the ${from}`);
      } else if (goesOn(command)) stranger.start(command, env());
      else {
        const { status, text } = stranger.run(command);
        said[command] = text;
        if (status !== 0) throw new Error(`${command}\n${text}`);
      }
    }
  }
}, fiveMinutes);
afterAll(() => stranger.remove());

describe('in a fresh folder, by what the README says alone,', () => {
  it('all is installed that the commands need', () => {
    const manifest: Manifest = JSON.parse(read('node_modules/statechart-kit/package.json'));
    const [, names = ''] = /npm install --save-dev (.*)/.exec(commands.join('\n')) ?? [];
    const known = ['statechart-kit', ...Object.keys(manifest.peerDependencies)];
    expect(names.split(' ').filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(manifest.dependencies)).toEqual(['@fontsource-variable/cairo', 'tsx', 'ws']);
    expect(JSON.parse(read('package.json')).type).not.toBe('module');
  });

  it('a machine is drawn, as the picture on top of the README shows', () => {
    expect(readdirSync(at('dist-atlas')).sort()).toEqual([
      'atlas.css',
      'atlas.js',
      'findables.js',
      'index.html',
      'light.en.svg',
      'light.html',
      'light.json',
      'light.mmd',
      'light.names.svg',
      'light.scxml',
    ]);
    expect(read('dist-atlas/light.en.svg')).toBe(read('node_modules/statechart-kit/picture.svg'));
  });

  it('it is checked and walked', () => {
    expect(said['npx statechart-kit check light.ts']).toBe('light: 0 problems\n');
    expect(said['npx statechart-kit paths light.ts --format text']?.split('\n')[0]).toBe(
      'light: 4 of 8 transitions in 1 paths, 5 steps (1.00 of the least possible cost)',
    );
  });

  it(
    'its paths are approved at first, red when it does something else, approved again when asked for',
    () => {
      const approved = read('tests/paths/approved/light.txt');
      expect(approved.split('\n')[1]).toBe(
        'Covers 5 of 5 states, 8 of 8 transitions, 2 of 2 answers of guards, 6 of 7 things that may happen, 9 refused events',
      );
      const machine = read('light.ts');
      stranger.put('light.ts', machine.replace("press: 'off'", "press: 'broken'"));
      const broken = stranger.run('npx vitest run --no-color', { CI: 'true' });
      expect(broken.status).toBe(1);
      expect(broken.text).toContain('press\n    - → Off\n    + → Broken');
      expect(read('tests/paths/approved/light.txt')).toBe(approved);
      expect(stranger.run('npx vitest run -u').status).toBe(0);
      expect(read('tests/paths/approved/light.txt')).not.toBe(approved);
      stranger.put('light.ts', machine);
    },
    patience,
  );

  it('an actor of a program in Node is seen, with its chart, also what it did before the page came', async () => {
    const { heard, close } = page();
    const seen = () => heard.join('\n');
    await vi.waitFor(() => expect(seen()).toContain('"event":{"type":"press"}'), soon);
    const told = '"name":"light","machine":{"id":"light","version":null},"isWhole":true';
    expect(seen()).toContain(told);
    expect(seen()).toContain('"path":"/app.mts"');
    close();
    const html = await fetch(`http://localhost:${port}/`);
    expect([html.status, html.headers.get('Content-Type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect((await fetch(`http://localhost:${port}/page.js`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/../hub.js`)).status).toBe(404);
  });

  it('programs that speak Stately’s protocol are seen, and told what others live through', async () => {
    const url = `ws://localhost:${port}`;
    const told: string[] = [];
    createWebSocketReceiver({ server: url }).subscribe((event) => told.push(JSON.stringify(event)));
    await vi.waitFor(() => expect(told.join()).toContain('"value":"checking"'), soon);
    const inspector = createWebSocketInspector({ url });
    const machine = createMachine({
      id: 'toggle',
      initial: 'off',
      states: { off: { on: { flip: 'on' } }, on: {} },
    });
    const actor = createActor(machine);
    inspector.actor(actor, actor.getSnapshot());
    actor.start();
    actor.send({ type: 'flip' });
    inspector.event(actor, { type: 'flip' });
    inspector.snapshot(actor, actor.getSnapshot(), { event: { type: 'flip' } });
    const { heard, close } = page();
    await vi.waitFor(() => expect(heard.join()).toContain('"taken":["toggle.off|flip|0"]'), soon);
    await vi.waitFor(() => expect(told.join()).toContain('"name":"toggle"'), soon);
    close();
    inspector.stop();
  });

  it('a page of the web that nobody named is not heard', async () => {
    const socket = new WebSocket(`ws://localhost:${port}/page`, {
      origin: 'https://elsewhere.example',
    });
    const answer = await new Promise((resolve) =>
      socket.on('error', ({ message }) => resolve(message)),
    );
    expect(answer).toBe('Unexpected server response: 401');
  });

  it(
    'its types hold where types are strict, and name what no event has',
    () => {
      stranger.put('wrong.ts', read('light.test.ts').replace('to: 50', 'to: true'));
      const strict = '--strict --noEmit --target es2022 --module nodenext --types ""';
      const { text } = stranger.run(
        `node ${compiler} ${strict} --allowImportingTsExtensions light.test.ts app.mts wrong.ts`,
      );
      expect(text.replaceAll(/\(.*?\)/g, '')).toBe(
        "wrong.ts: error TS2322: Type 'boolean' is not assignable to type 'number'.\n",
      );
    },
    patience,
  );

  it(
    'its examples run, and what it says is made from what it is',
    () => {
      const examples = readdirSync(at('node_modules/statechart-kit/examples'));
      for (const name of examples)
        stranger.put(name, read(`node_modules/statechart-kit/examples/${name}`));
      for (const { file, text } of steps) if (file) expect(read(file)).toBe(text);
      const unapproved = stranger.run('npx vitest run --no-color product', { CI: 'true' });
      expect(unapproved.text).toContain('Nothing of door is approved');
      const { status, text } = stranger.run('npx vitest run --no-color product testModel');
      expect([status, /Tests +(\d+ passed)/.exec(text)?.[1]]).toEqual([0, '8 passed']);
      stranger.run('npx vitest run --no-color six');
      const six = stranger.run('npx vitest run --no-color --reporter verbose six', { CI: 'true' });
      expect(/Tests +(\d+ passed)/.exec(six.text)?.[1]).toBe('4 passed');
      expect(six.text).toContain('in XState 6, path 1');
      const reference = read('node_modules/statechart-kit/API.md');
      for (const name of ['createInspector', 'testPaths', 'createTestModel', 'readChart', 'layOut'])
        expect(reference).toContain(`### ${name}\n`);
      expect(existsSync(at('node_modules/statechart-kit/LICENSE'))).toBe(true);
    },
    patience,
  );

  it(
    'a Vite app has the inspector as a page of its own, while it is developed and when it is built',
    async () => {
      const app = {
        'index.html': '<!doctype html><title>Light</title>',
        'machines/light/index.ts': read('light.ts'),
      };
      for (const [name, text] of Object.entries(app)) stranger.put(name, text);
      for (const { file, text } of blocksOf(readme, 'In a Vite app'))
        if (file) stranger.put(file, text);
      const built = stranger.run('node node_modules/vite/bin/vite.js build');
      expect([built.status, built.text]).toEqual([0, built.text]);
      const files = readdirSync(at('dist'), { recursive: true, encoding: 'utf8' });
      expect(files.filter((name) => /charts.light\.(en|names)\..*json$/.test(name)).length).toBe(2);
      expect(read('dist/inspector/loader.txt')).toMatch(/import\("\/assets\/watch-[\w-]+\.js"\)/);
      expect(read('dist/inspector.html')).toContain('"id":"light"');

      const vite = await freePort();
      stranger.start(`node node_modules/vite/bin/vite.js --port ${vite} --strictPort`, {});
      const get = async (path: string) => (await fetch(`http://localhost:${vite}${path}`)).text();
      await vi.waitFor(async () => expect(await get('/inspector')).toContain('"id":"light"'), {
        timeout: 60_000,
        interval: 500,
      });
      expect(await get('/index.html')).toContain('import("/watch.ts")');
      const page = await get('/inspector.ts');
      const [, module = ''] = /from "([^"]*statechart-kit[^"]*)"/.exec(page) ?? [];
      expect(await get(module)).toContain('mountInspector');
    },
    patience,
  );

  it(
    'a command says which package it lacks',
    () => {
      const { status, text } = stranger.run('npx statechart-kit paths mutate light.ts');
      expect([status, text]).toEqual([
        1,
        'This needs the package oxc-parser: npm install --save-dev oxc-parser\n',
      ]);
    },
    patience,
  );
});
