import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'atlas-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function atlas(...args: string[]): [code: number | null, said: string] {
  const all = ['tsx', 'charts/atlas/cli.ts', ...args];
  const { status, stderr } = spawnSync('npx', all, { encoding: 'utf8' });
  return [status, stderr.split('\n')[0] ?? ''];
}

it('makes no atlas in the place of other things', () => {
  const letter = join(folder, 'letter.md');
  writeFileSync(letter, 'Dear Lina');
  expect(atlas('--out', folder, '--machines', 'tests/charts/paths/lamp')).toEqual([
    1,
    `${folder} holds other things than an atlas, which would be lost: name another by --out`,
  ]);
  expect(readFileSync(letter, 'utf8')).toBe('Dear Lina');
}, 60_000);

it('makes no atlas without the requirements that are named', () => {
  const out = join(folder, 'atlas');
  expect(atlas('--out', out, '--requirements', 'nosuch.csv')).toEqual([
    1,
    'There is no nosuch.csv',
  ]);
  expect(existsSync(out)).toBe(false);
}, 60_000);
