import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'since-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
};
const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8' });
  return { status, text: stdout + stderr };
};
const git = (...args: string[]) =>
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args);
const since = (...args: string[]) =>
  run(
    process.execPath,
    ...['--import', 'tsx', resolve('charts/paths/cli.ts'), 'all', '--since', 'HEAD', ...args],
    ...['--models', 'models.ts', '--machines', 'flows', '--components', 'tests'],
  );

const machine = (id: string) => `import { createMachine } from 'xstate';
import { pressed } from '../../shared/${id}Press';
export const ${id}Machine = createMachine({ id: '${id}', initial: 'off', states: {
  off: { on: { [pressed]: 'lit' } }, lit: { on: { [pressed]: 'off' } } } });
`;

put('package.json', '{ "type": "module" }');
put('.gitignore', '.cache/\nnode_modules\n');
symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
for (const id of ['bell', 'lamp']) {
  put(`flows/${id}/index.ts`, machine(id));
  put(`shared/${id}Press.ts`, "export const pressed = 'press';\n");
  put(
    `src/${id}.ts`,
    `import { ${id}Machine } from '../flows/${id}';\nexport * from './${id}Look';\n`,
  );
  put(`src/${id}Look.ts`, 'export const look = 1;\n');
}
put('server/api.ts', 'export const api = 1;\n');
put('tests/other.test.ts', 'export const nothing = 1;\n');
put(
  'models.ts',
  `import { bellMachine } from './flows/bell';
import { lampMachine } from './flows/lamp';
export const models = [bellMachine, lampMachine].map((machine) => ({ name: machine.id, machine, words: {}, fixtures: {
  inputs: { new: undefined }, results: {}, events: { press: [{}], pull: [{}] } } }));
`,
);
git('init', '-q');
git('add', '-A');
git('commit', '-qm', 'First');
beforeEach(() => {
  git('checkout', '-q', '.');
  git('clean', '-fdq');
});

const planned = (name: string) =>
  `${name}: 2 of 2 transitions in 1 paths, 2 steps (1.00 of the least possible cost)\n`;

describe('what has changed since a version', () => {
  it.each([
    ['shared/lampPress.ts', "export const pressed = 'pull';\n"],
    ['src/lamp.ts', "export { lampMachine } from '../flows/lamp';\n"],
    ['src/lampLook.ts', 'export const look = 2;\n'],
    ['tests/paths/approved/lamp.txt', '1. on and off\n'],
    ['flows/lamp/words.ts', 'export const words = {};\n'],
  ])(
    'is of the flow that %s belongs to',
    (file, content) => {
      put(file, content);
      expect(since()).toEqual({
        status: 0,
        text: `Not touched since HEAD: bell\n${planned('lamp')}`,
      });
    },
    90_000,
  );

  it('is nothing where no flow is made of it', () => {
    put('flows/locales/ar/lamp.ts', 'export const words = {};\n');
    put('tests/other.test.ts', 'export const nothing = 2;\n');
    put('server/api.ts', 'export const api = 2;\n');
    expect(since()).toEqual({ status: 0, text: 'Not touched since HEAD: bell, lamp\n' });
  }, 90_000);

  it('is of all flows where that is in doubt', () => {
    put('package.json', '{ "type": "module", "private": true }');
    expect(since()).toEqual({ status: 0, text: planned('bell') + planned('lamp') });
    put('package.json', '{ "type": "module" }');
    put('server/api.ts', 'export const api = 2;\n');
    expect(since('--run', 'jsdom').text).not.toContain('Not touched');
    git('checkout', '-q', '.');
    put('tests/other.test.ts', 'export const nothing = 2;\n');
    expect(since('--run', 'jsdom').text).toContain('Not touched since HEAD: bell, lamp\n');
  }, 90_000);
});
