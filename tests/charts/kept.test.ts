import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { discover, type Readable } from '../../charts/atlas/discover';
import { codeOf, moduleAt } from '../../charts/atlas/kept/code';
import { forgetOlder } from '../../charts/atlas/kept/files';
import { keptDrawings, keptOverviews, type LayoutKeeping } from '../../charts/atlas/kept/layouts';
import { kept } from '../../charts/atlas/kept/pages';
import { type SiteInput, siteFiles } from '../../charts/atlas/site';
import type { LayoutTask } from '../../charts/layout/task';
import { layTask } from '../../charts/layout/task';
import { readChart } from '../../charts/model/readChart';

const root = fileURLToPath(new URL('../..', import.meta.url));
const base = join(root, '.cache');
mkdirSync(base, { recursive: true });
const folder = mkdtempSync(join(base, 'kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string) => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};

const machineOf = (description: string, pressed = 'on') =>
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { description, on: { press: pressed } }, on: { on: { press: 'off' } } },
  });
const lamp: Readable = {
  chart: readChart(machineOf('It is dark.')),
  words: { en: { events: { press: 'Pressed' } } },
};
const bell: Readable = {
  chart: readChart(createMachine({ id: 'bell', initial: 'a', states: { a: {} } })),
  words: {},
};
const rows = [
  { id: 'L-1', flow: 'lamp', text: 'It shines' },
  { id: 'B-1', flow: 'bell', text: 'It rings' },
];
const plain: SiteInput = {
  ...{ charts: [lamp, bell], requirements: rows, coverage: null, before: null, fontFaces: 'FONT' },
};

/** What was laid out, and the site, with what was kept marked as such. */
async function built(cache: string, input: SiteInput) {
  const laid: string[] = [];
  const lay = (task: LayoutTask) => {
    laid.push(`${task.chart.id} ${task.set}`);
    return layTask(task);
  };
  const files = new Map<string, string>();
  for await (const { name, content } of siteFiles({ ...input, cache, lay }))
    files.set(name, content);
  const kept = [...files].flatMap(([name, text]) => (text.startsWith('KEPT') ? [name] : []));
  return { laid, files, kept };
}

/** A cache with all of a site, in which each file of a page says that it was kept. */
async function filled(name: string) {
  const cache = join(folder, name);
  const first = await built(cache, plain);
  for (const one of readdirSync(join(cache, 'pages'))) {
    const path = join(cache, 'pages', one);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"content":"', '"content":"KEPT'));
  }
  return { cache, first };
}

it('draws nothing anew of what has not changed, and writes the very same', async () => {
  const cache = join(folder, 'same');
  const first = await built(cache, plain);
  expect(first.laid).toEqual(['lamp en', 'bell en', 'lamp names', 'bell names']);
  const again = await built(cache, plain);
  expect(again.laid).toEqual([]);
  expect([...again.files]).toEqual([...first.files]);
  expect(again.files.get('lamp.en.svg')).toContain('FONT');
  const { files, kept } = await built((await filled('marked')).cache, plain);
  expect(kept).toEqual([...files.keys()]);
});

const changedLamp = (words: Readable['words'], chart = lamp.chart): Readable[] => [
  { ...lamp, chart, words },
  bell,
];

const breaks: Record<string, [Partial<SiteInput>, changed: string[], laid: string[]]> = {
  'a word': [
    { charts: changedLamp({ en: { events: { press: 'Pushed' } } }) },
    ['lamp', 'findables', 'index'],
    ['lamp en'],
  ],
  'a state': [
    { charts: changedLamp(lamp.words, readChart(machineOf('It is night.'))) },
    ['lamp', 'findables', 'index'],
    ['lamp en'],
  ],
  'a text to one of the same size': [
    { charts: changedLamp(lamp.words, readChart(machineOf('It is drak.'))) },
    ['lamp', 'findables', 'index'],
    [],
  ],
  'where a way leads': [
    { charts: changedLamp(lamp.words, readChart(machineOf('It is dark.', 'off'))) },
    ['lamp', 'findables', 'index'],
    ['lamp en', 'lamp names'],
  ],
  'the text of a requirement': [
    { requirements: rows.map((row) => (row.id === 'L-1' ? { ...row, text: 'It glows' } : row)) },
    ['lamp', 'findables', 'index'],
    [],
  ],
  'a language': [
    { charts: changedLamp({ ...lamp.words, es: { title: 'Lámpara' } }) },
    ['lamp', 'bell', 'findables', 'index'],
    ['lamp es', 'bell es'],
  ],
  'how often tests were there': [
    { coverage: { format: 1, charts: { lamp: { version: null, states: {}, transitions: {} } } } },
    ['lamp'],
    [],
  ],
  'the name of an area': [{ areas: { en: { home: 'At home' } } }, ['index'], []],
  'a message': [{ messages: { hello: { en: 'Hello' } } }, ['findables'], []],
};

it.each(Object.entries(breaks))(
  'draws anew where %s has changed',
  async (_, [input, changed, laid]) => {
    const { cache } = await filled(`broken-${changed.length}-${Object.keys(input)}-${laid.length}`);
    const made = await built(cache, { ...plain, ...input });
    expect(made.laid.sort()).toEqual([...laid].sort());
    const fresh = [...made.files.keys()].filter((name) => !made.kept.includes(name));
    expect([...new Set(fresh.map((name) => name.split('.')[0]))]).toEqual(changed);
  },
);

it('says what is said now where what was laid out before takes the same room, as if it were made anew', async () => {
  const house = (title: string) =>
    createMachine({
      id: 'house',
      initial: 'hall',
      states: {
        hall: { description: title, on: { open: 'room' } },
        room: {
          initial: 'dark',
          states: {
            dark: { on: { press: 'lit' } },
            lit: { on: { press: 'dark', leave: '#house.hall' } },
          },
        },
      },
    });
  const large = '{ "width": 2000, "height": 10 }';
  const cache = join(folder, 'retold');
  const keeping = { cache, lay: layTask };
  const drawn = (title: string, given: LayoutKeeping) => {
    const one = { chart: readChart(house(title)), words: {} };
    return Promise.all([
      keptDrawings(one, ['en', 'names'], given),
      keptOverviews(one, { en: large, names: large }, given),
    ]);
  };
  await drawn('A wide hall.', keeping);
  const asked: string[] = [];
  const lay = async ({ set }: LayoutTask) => {
    asked.push(set);
    return null;
  };
  const retold = await drawn('A wied hall.', { cache, lay });
  expect(asked).toEqual([]);
  expect(retold).toEqual(await drawn('A wied hall.', {}));
  const [whole, first] = retold.map(({ en = '' }) => en);
  expect([whole?.match(/A wied hall\./g), first?.match(/"isFolded":true/g)?.length]).toEqual([
    ['A wied hall.'],
    1,
  ]);
});

it('lays a chart of which only words have changed out as it was best before, and looks anew where ways have', async () => {
  const cache = join(folder, 'shape');
  const asked: unknown[] = [];
  const lay = (task: LayoutTask) => {
    asked.push([task.set, task.like?.layout]);
    return layTask(task);
  };
  const drawn = async (machine: ReturnType<typeof machineOf>) => {
    asked.length = 0;
    const one = { chart: readChart(machine), words: {} };
    const { en = '' } = await keptDrawings(one, ['en'], { cache, lay });
    return [...asked, JSON.parse(en).layout];
  };
  const best = 'RIGHT BRANDES_KOEPF turned';
  expect([
    await drawn(machineOf('It is dark.')),
    await drawn(machineOf('It is dark, and nobody sees it.')),
    await drawn(machineOf('It is dark.', 'off')),
  ]).toEqual([
    [['en', undefined], best],
    [['en', best], best],
    [['en', undefined], 'RIGHT NETWORK_SIMPLEX turned'],
  ]);
});

it('lays a large chart that was changed out as it was best before, since to look anew takes long', async () => {
  const rooms = (count: number) =>
    createMachine({
      id: 'rooms',
      initial: 'room0',
      states: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `room${at}`,
          { on: { next: `room${(at + 1) % count}`, back: `room${(at + count - 1) % count}` } },
        ]),
      ),
    });
  const cache = join(folder, 'large');
  const asked: unknown[] = [];
  const lay = (task: LayoutTask) => {
    asked.push(task.like?.layout);
    return layTask(task);
  };
  const drawn = async (count: number) => {
    asked.length = 0;
    const one = { chart: readChart(rooms(count)), words: {} };
    const { en = '' } = await keptDrawings(one, ['en'], { cache, lay });
    return { like: asked[0], layout: JSON.parse(en).layout };
  };
  // 38 transitions, then 42 and 44.
  const [small, large, larger] = [await drawn(19), await drawn(21), await drawn(22)];
  expect([small.like, large.like, larger.like]).toEqual([undefined, undefined, large.layout]);
});

it('knows the code that draws pages: styles, texts of each language, what they are drawn with', () => {
  const pages = [moduleAt('atlas/chartFiles')];
  const all = codeOf(pages).hash;
  const parts = [
    ...['drawing/palette.ts', 'drawing/Edge.tsx', 'atlas/pages/Page.tsx', 'model/compare.ts'],
    ...['checks/checkChart.ts', 'atlas/exports/scxml.ts', 'locales/es/atlas.ts'],
  ];
  for (const part of parts)
    expect([part, codeOf(pages, (path) => !path.endsWith(part)).hash !== all]).toEqual([
      part,
      true,
    ]);
});

it('makes anew what other code has made, and what is made of something else', async () => {
  const cache = join(folder, 'code-of');
  const made: string[] = [];
  const make = (module: string, input: number) =>
    kept(cache, 'thing', [module], input, async () => {
      made.push(`${module} ${input}`);
      return input;
    });
  for (const _ of [1, 2])
    expect([
      await make('drawing/palette', 1),
      await make('drawing/marks', 1),
      await make('drawing/marks', 2),
    ]).toEqual([1, 1, 2]);
  expect(made).toEqual(['drawing/palette 1', 'drawing/marks 1', 'drawing/marks 2']);
});

it('keeps what was just made, and two that were made before it, also of one moment', () => {
  const names = ['z', 'y', 'x', 'w', 'a'].map((key) => `thing.${key}.json`);
  const moment = new Date(1_700_000_000_000);
  for (const name of names) utimesSync(file(`older/${name}`, '1'), moment, moment);
  file('older/thing.more.z.json', '1');
  forgetOlder(join(folder, 'older'), 'thing', 'thing.z.json');
  const left = readdirSync(join(folder, 'older'));
  expect(left).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining(['thing.z.json', 'thing.more.z.json']));
});

it('knows code by what it imports, packages by their version; types are not there when it runs', () => {
  const main = file(
    'code/main.ts',
    "import { a } from './a';\nimport type { B } from './b';\nexport * from './c.js';\nimport lib from 'lib';\n",
  );
  const parts = ['a.ts', 'b.ts', 'c.ts'].map((name) => file(`code/${name}`, 'export const a = 1;'));
  const version = (number: string) =>
    file('code/node_modules/lib/package.json', `{ "version": "${number}" }`);
  version('1.0.0');
  const first = codeOf([main]);
  expect(first.isTold).toBe(true);
  const after = (path: string | undefined, text: string) => {
    const before = readFileSync(path ?? '', 'utf8');
    writeFileSync(path ?? '', text);
    const { hash } = codeOf([main]);
    writeFileSync(path ?? '', before);
    return hash === first.hash;
  };
  expect(parts.map((path) => after(path, 'export const a = 22;'))).toEqual([false, true, false]);
  expect(after(main, `${readFileSync(main, 'utf8')}\n`)).toBe(false);
});

it('keeps nothing of code that may be otherwise the next time', () => {
  const texts = [
    "import { readFileSync } from 'node:fs';",
    'export const a = await import(name);',
    'export const a = process.env.A;',
    "import { gone } from './gone';",
    "import { alias } from '@/alias';",
    'export const a = Date.now();',
    "import { linked } from 'linked';",
  ];
  mkdirSync(join(folder, 'told/node_modules'), { recursive: true });
  mkdirSync(join(folder, 'elsewhere'));
  writeFileSync(join(folder, 'elsewhere/package.json'), '{ "version": "1.0.0" }');
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'told/node_modules/linked'));
  const told = texts.map((text, place) => codeOf([file(`told/${place}.ts`, text)]).isTold);
  expect(told).toEqual(texts.map(() => false));
  expect(codeOf([file('told/fine.ts', "import { setup } from 'xstate';")]).isTold).toBe(true);
});

it('loads no machine of which nothing has changed', async () => {
  const machines = join(folder, 'machines');
  const cache = join(folder, 'charts');
  const text = (state: string) =>
    `import { createMachine } from 'xstate';\nimport { id } from '../shared';\nexport const one = createMachine({ id, initial: '${state}', states: { ${state}: {} } });`;
  file('machines/lamp/index.ts', text('off'));
  file('machines/lamp/words.ts', "export const words = { title: 'A lamp' };");
  file('machines/shared.ts', "export const id = 'lamp';");
  const found = () => discover(machines, undefined, { cache });
  const first = await found();
  expect(first.map(({ chart, words }) => [chart.id, words])).toEqual([
    ['lamp', { en: { title: 'A lamp' } }],
  ]);
  const mark = () => {
    const names = readdirSync(join(cache, 'pages'));
    for (const name of names) writeFileSync(join(cache, 'pages', name), '[{ "kept": true }]');
  };
  mark();
  expect(await found()).toEqual([{ kept: true }]);
  const isKept = async () => 'kept' in ((await found())[0] ?? {});
  const changes: [string, string][] = [
    ['machines/lamp/index.ts', text('dark')],
    ['machines/lamp/words.ts', "export const words = { title: 'The lamp' };"],
    ['machines/shared.ts', "export const id = 'bulb';"],
    ['machines/locales/es/lamp.ts', "export const words = { title: 'Lámpara' };"],
    ['machines/tsconfig.json', '{}'],
  ];
  for (const [path, changed] of changes) {
    file(path, changed);
    expect([path, await isKept()]).toEqual([path, false]);
    mark();
    expect([path, await isKept()]).toEqual([path, true]);
  }
});
