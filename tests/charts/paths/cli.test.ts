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
    '--models',
    'tests/charts/paths/lamp/models.ts',
    ...args,
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
    await paths('report', '--results', folder),
  ]).toEqual([
    [1, refused('brwoser')],
    [1, refused('lamp')],
    [1, refused('borwser')],
    [1, 'Nothing is approved that could find a mistake of lamp'],
    [1, `There are no results in ${join(folder, 'typo')}`],
    [1, 'Not in it: shard machine 2/2'],
    [1, `There are no results in ${folder}`],
  ]);
}, 120_000);

it('refuses options that would do nothing', async () => {
  expect([
    await paths('lamp', '--url', 'https://staging.example'),
    await paths('lamp', '--run', 'browser', '--url', 'https://staging.example/shop'),
    await paths('lamp', '--run', 'jsdom', '--walks', '5'),
    await paths('lamp', '--seed', '5'),
    await paths('lamp', '--format', 'sheet', '--run'),
    await paths('lamp', '--sample', '5'),
    await paths('approve', 'lamp', '--times', '5'),
    await paths('lamp', '--format', 'sheet', '--scripts', 'tests/paths/scirpts.ts'),
    await paths('lamp', '--results', folder),
    await paths('repeat', 'lamp', '--budget', '5s'),
    await paths('lamp', '--format', 'playwright', '--budget', '5s'),
  ]).toEqual([
    [1, '--url is for the browser: add --run browser'],
    [
      1,
      '--url is an address such as https://staging.example, without a path: the flows open their own',
    ],
    [1, '--walks does nothing with --run jsdom'],
    [1, '--seed is what the --walks begin with'],
    [1, '--format sheet writes down what is done: it takes no --run'],
    [1, '--sample does nothing with the paths of a flow'],
    [1, '--times does nothing with approve'],
    [1, 'There is no tests/paths/scirpts.ts'],
    [1, '--results holds what was taken: add --run machine, --run jsdom, --run browser'],
    [1, '--budget does nothing with repeat'],
    [1, '--budget does nothing with --format playwright'],
  ]);
}, 120_000);

it('says what it cannot read, before it does any work', async () => {
  expect([
    await paths('from', 'package.json'),
    await paths('docs'),
    await paths('lamp', '--models', 'nosuch.ts'),
    await paths('mutate', 'lamp', '--least', 'most'),
    await paths('mutate', 'lamp', '--least', '950%'),
  ]).toEqual([
    [1, 'package.json: A recording has "format": 1'],
    [1, 'There is no model of a flow "docs". There are: lamp'],
    [1, 'There is no nosuch.ts'],
    [1, '--least is a share such as 95%'],
    [1, '--least is a share such as 95%'],
  ]);
}, 120_000);
