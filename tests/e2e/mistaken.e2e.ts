import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { runProgram } from '../support/runProcess';

const lamp = 'tests/charts/paths/lamp';
const approved = resolve('test-results/lamp');
const where = [
  ...['--stage', `${lamp}/stage.ts`, '--approved', approved, '--patience', '1s'],
  ...['--machines', `${lamp}/machines`, '--screens', 'none'],
];

async function paths(...args: string[]) {
  const { CHROMIUM = '' } = process.env;
  const program = runProgram(
    'charts/paths/cli.ts',
    [...args, `${lamp}/models.ts`, ...where],
    CHROMIUM ? { CHROMIUM } : {},
  );
  return { code: await program.ended, out: program.out(), err: program.err() };
}

test.afterAll(() => rmSync(approved, { recursive: true, force: true }));

test('a page that is opened with a mistake in its machine is red, and green with none', async () => {
  expect((await paths('approve', 'lamp', '--yes')).code).toBe(0);
  const without = await paths('lamp', '--run', 'browser');
  expect(without, without.err).toMatchObject({ code: 0 });
  const sample = ['--sample', '10', '--seed', '5'];
  const { code, out, err } = await paths('mutate', 'lamp', '--run', 'browser', ...sample);
  expect({ told: out.split('\n').filter((line) => line !== ''), err }).toEqual({
    told: [],
    err: '',
  });
  expect(code).toBe(1);
});
