import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const product = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'charts-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const put = (path: string, content: string) => {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), content);
};

function run(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

/** What a program prints for others to read, without what it tells people beside it. */
const printed = (program: string, args: string[]) =>
  spawnSync(program, args, { cwd: project, encoding: 'utf8' }).stdout;

const git = (...args: string[]) =>
  run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args]);

const commandLine = (file: string, args: string[]): [string, string[]] => [
  process.execPath,
  ['--import', 'tsx', join('charts', file), ...args],
];
const command = (file: string, ...args: string[]) => run(...commandLine(file, args));

const light = (states: string) => `import { createMachine } from 'xstate';
export const lightMachine = createMachine({ id: 'light', version: '1.0.0', initial: 'off', states: { ${states} } });
`;

put('package.json', '{ "type": "module" }');
cpSync(join(product, 'charts'), join(project, 'charts'), { recursive: true });
put('tsconfig.json', '{ "compilerOptions": { "jsx": "react-jsx" } }');
put('.gitignore', '.cache/\nnode_modules\n');
symlinkSync(join(product, 'node_modules'), join(project, 'node_modules'));
put(
  'machines/light/index.ts',
  light("off: { on: { switched: 'on' } }, on: { on: { switched: 'off' } }"),
);
put(
  'machines/light/words.ts',
  "export const words = { events: { switched: 'The switch is pressed' } };\n",
);
const door = (opened: string) => `import { createMachine } from 'xstate';
export const doorMachine = createMachine({ id: 'door', initial: 'shut', states: {
  shut: { on: { open: 'opened', lock: 'locked' } }, opened: { on: { ${opened} } }, locked: { on: { unlock: 'shut' } } } });
`;
put('flows/door/index.ts', door("shut: 'shut'"));
put('flows/gate/index.ts', 'export {};\n');
put('flows/door/words.ts', 'export const words = {};\n');
put(
  'models.ts',
  `import { doorMachine } from './flows/door/index';
export const models = ['door', 'gate'].map((name) => ({ name, machine: doorMachine, words: {}, fixtures: {
  inputs: { new: undefined }, results: {}, events: { open: [{}], shut: [{}], slam: [{}], lock: [{}], unlock: [{}] } } }));
`,
);
git('init', '-q');
git('add', '-A');
git('commit', '-qm', 'First');
put(
  'machines/light/index.ts',
  light("off: { on: { switched: 'dim' } }, dim: { on: { switched: 'off' } }"),
);

describe('the atlas of another project', () => {
  it('shows what has changed since a version, and what tests have reached', () => {
    const counts = { version: '1.0.0', states: { 'light.off': 7 }, transitions: {} };
    put('coverage.json', JSON.stringify({ format: 1, charts: { light: counts } }));
    const { status, text } = command(
      'atlas/cli.ts',
      '--diff',
      'HEAD',
      '--coverage',
      'coverage.json',
      '--out',
      'site',
    );
    expect({ status, text }).toEqual({
      status: 0,
      text: 'site/light.html\nsite/diff.md\nsite/index.html\n',
    });
    const page = readFileSync(join(project, 'site/light.html'), 'utf8');
    expect(page).toContain('The switch is pressed');
    expect(page).toContain('States 1/2, Transitions 0/2');
    expect(page).toMatch(
      /Changes since HEAD.*data-row="light\.dim"><td>added.*data-row="light\.on"><td>removed/,
    );
    const comment = readFileSync(join(project, 'site/diff.md'), 'utf8');
    expect(comment).toMatch(/^# Changes since `HEAD`\n\n## .+\n\n!\[.+\]\(light\.diff\.svg\)\n/);
    expect(comment).toContain('| 🟩 added | Dim |');
    expect(readdirSync(join(project, 'site'))).toContain('light.diff.svg');
    expect(readdirSync(join(project, 'site'))).toContain('light.scxml');
    expect(git('worktree', 'list').text.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(join(project, '.cache/atlas'))).toEqual([]);
  }, 60_000);

  it('shows where the test paths have been that the path generator writes', () => {
    put(
      'paths.ts',
      `import { defineModel } from './charts/paths/fixtures';
import { lightMachine } from './machines/light';
export const models = [defineModel(lightMachine as never, { inputs: { any: undefined }, events: { switched: [{}] }, results: {} } as never)];
`,
    );
    const own = ['--models', 'paths.ts', '--approved', 'lights'];
    const light = (...args: string[]) => command('paths/cli.ts', ...args, ...own);
    const planned = light('light', '--format', 'coverage');
    expect(planned).toEqual({
      status: 1,
      text: '--format coverage tells what was taken: add --run machine, --run jsdom, --run browser\n',
    });
    expect(light('approve', 'light', '--yes').status).toBe(0);
    const asked = ['light', '--run', '--format', 'coverage', '--results', 'results', ...own];
    put('reached.json', printed(...commandLine('paths/cli.ts', asked)));
    expect(readdirSync(join(project, 'results')).sort()).toEqual([
      'history.json',
      'index.html',
      'machine.coverage.json',
      'machine.json',
      'machine.junit.xml',
    ]);
    const { status, text } = command('atlas/cli.ts', '--coverage', 'reached.json', '--out', 'by');
    expect({ status, text }).toEqual({ status: 0, text: 'by/light.html\nby/index.html\n' });
    const page = readFileSync(join(project, 'by/light.html'), 'utf8');
    expect(page).toContain('States 2/2, Transitions 2/2');
  }, 60_000);

  it('refuses what is no coverage, and says how one is made', () => {
    put('noise.json', '> project@1.0.0 paths\n{}');
    const { status, text } = command('atlas/cli.ts', '--coverage', 'noise.json', '--out', 'no');
    expect(status).toBe(1);
    expect(text).toContain('A coverage file is JSON alone');
  }, 60_000);

  it('says which version it does not know, and leaves the site as it was', () => {
    const { status, text } = command('atlas/cli.ts', '--diff', 'no-such-version', '--out', 'other');
    expect(status).toBe(1);
    expect(text).toContain('no-such-version');
    expect(existsSync(join(project, 'other'))).toBe(false);
  }, 60_000);
});

describe('the paths of another project', () => {
  const since = (...args: string[]) =>
    command('paths/cli.ts', 'all', '--models', 'models.ts', '--machines', 'flows', ...args);

  const planned = (name: string) =>
    `${name}: 4 of 4 transitions in 1 paths, 4 steps (1.00 of the least possible cost)\n`;

  it('are not taken before somebody has approved what they show', () => {
    const { status, text } = since('--run', '--approved', 'approved');
    expect(status).toBe(1);
    expect(text).toContain('Nothing of it is approved: npm run paths -- approve door');
    expect(existsSync(join(project, 'approved'))).toBe(false);
    const asked = command(
      'paths/cli.ts',
      'approve',
      '--models',
      'models.ts',
      '--approved',
      'approved',
    );
    expect(asked.status).toBe(1);
    expect(existsSync(join(project, 'approved'))).toBe(false);
  }, 60_000);

  it('are planned, approved and taken', () => {
    const approve = () =>
      command(
        'paths/cli.ts',
        'approve',
        '--yes',
        '--models',
        'models.ts',
        '--approved',
        'approved',
      );
    expect(approve()).toMatchObject({ status: 0 });
    expect(readFileSync(join(project, 'approved/door.txt'), 'utf8')).toContain(
      '   lock → Locked\n     here: unlock\n   unlock → Shut\n',
    );
    expect(approve()).toEqual({
      status: 0,
      text: 'door: as it was approved\ngate: as it was approved\n',
    });
    const { status, text } = since('--run', '--approved', 'approved');
    expect({ status, text }).toEqual({
      status: 0,
      text: [
        planned('door'),
        planned('gate'),
        'door: 1 approved paths, 4 steps, 0 not as approved\n',
        'gate: 1 approved paths, 4 steps, 0 not as approved\n',
      ].join(''),
    });
  }, 60_000);

  it('are those through what has changed since a version, their own words too', () => {
    put('flows/door/words.ts', "export const words = { title: 'Door' };\n");
    expect(since('--since', 'HEAD')).toEqual({
      status: 0,
      text: `Not touched since HEAD: gate\n${planned('door')}`,
    });
    put('flows/door/index.ts', door("shut: 'shut', slam: 'locked'"));
    expect(since('--since', 'HEAD')).toEqual({
      status: 0,
      text: 'Not touched since HEAD: gate\ndoor: 1 of 1 transitions in 1 paths, 2 steps (1.00 of the least possible cost)\n',
    });
  }, 120_000);
});

it('what the path generator does not know is told with what it knows', () => {
  const asked = (...args: string[]) => command('paths/cli.ts', ...args, '--models', 'models.ts');
  expect(asked('dor')).toEqual({
    status: 1,
    text: 'There is no model of a flow "dor". Did you mean door? There are: door, gate\n',
  });
  expect(asked('door', '--language', 'fr')).toEqual({
    status: 1,
    text: 'There is no language "fr". There are: en, ar, es\n',
  });
  expect(asked('--help')).toMatchObject({
    status: 0,
    text: expect.stringMatching(/^Usage: npm run paths/),
  });
}, 60_000);

describe('a recording of another project', () => {
  const recording = (expected: string) =>
    JSON.stringify({
      format: 1,
      machine: 'light',
      version: '0.9.0',
      input: null,
      start: 'off',
      steps: [{ kind: 'event', event: { type: 'switched' }, elapsed: 5, expected }],
    });

  it('goes the recorded way, or is told where it does not', () => {
    put('same.json', recording('dim'));
    put('other.json', recording('on'));
    expect(command('recordings/cli.ts', 'same.json')).toEqual({
      status: 0,
      text: 'same.json: light (0.9.0, now 1.0.0) goes the recorded way\n',
    });
    expect(command('recordings/cli.ts', 'other.json')).toEqual({
      status: 1,
      text: 'other.json: light (0.9.0, now 1.0.0) diverges at step 1, switched, in its state: expected "on", found "dim"\n',
    });
  }, 60_000);
});
