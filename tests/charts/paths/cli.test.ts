import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { stageResult } from '../../../charts/paths/results/report';
import { writeShard } from '../../../charts/paths/results/store';

const folder = mkdtempSync(join(tmpdir(), 'paths-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a command of QA's ends with, and its last line. */
async function paths(...args: string[]): Promise<[code: number, said: string]> {
  const all = [
    'tsx',
    'charts/paths/cli.ts',
    ...args,
    '--models',
    'tests/charts/paths/lamp/models.ts',
  ];
  const { code, out } = await promisify(execFile)('npx', all).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, out: error.stderr }),
  );
  return [code, out.trim().split('\n').at(-1) ?? ''];
}

const refused = (word: string) =>
  `"${word}" is nothing that this takes: several flows are named as one,two, and stages are machine, jsdom, browser`;

it('refuses what it would leave out without a word, and what nothing was found by', async () => {
  writeShard(join(folder, 'results'), '1/2', stageResult('machine', [], new Date()));
  expect([
    await paths('lamp', '--run', 'brwoser'),
    await paths('lamp', 'lamp', '--run'),
    await paths('mutate', 'lamp', '--run', 'borwser'),
    await paths('mutate', 'lamp', '--approved', join(folder, 'none'), '--sample', '5'),
    await paths('report', '--results', join(folder, 'typo')),
    await paths('report', '--results', join(folder, 'results')),
  ]).toEqual([
    [1, refused('brwoser')],
    [1, refused('lamp')],
    [1, refused('borwser')],
    [1, 'Nothing is approved that could find a mistake of lamp'],
    [1, `There are no results in ${join(folder, 'typo')}`],
    [1, 'Not in it: shard machine 2/2'],
  ]);
}, 120_000);
