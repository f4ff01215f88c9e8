import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { runProgram } from '../support/runProcess';

const lamp = 'tests/charts/paths/lamp';
const approved = resolve('test-results/lamp');
const where = [
  ...['--stage', `${lamp}/stage.ts`, '--approved', approved],
  ...['--machines', `${lamp}/machines`, '--screens', `${lamp}/onScreens.ts`],
];
const inBrowser = ['--run', 'browser', '--patience', '2s'];

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
  const without = await paths('lamp', ...inBrowser);
  expect(without, without.err).toMatchObject({ code: 0 });
  const sample = ['--sample', '10', '--seed', '3'];
  const { code, out } = await paths('mutate', 'lamp', ...inBrowser, ...sample);
  const told = out.split('\n').filter((line) => line.startsWith('lamp: '));
  expect(told.toSorted()).toEqual([
    'lamp: 8 of 9 found',
    'lamp: actor dropped: lamp.turning invokes 0.lamp.turning: at step 2: POST /turn was not asked',
    'lamp: event renamed: lamp.off|lamp.pressed|0 by lamp.presseds: at step 1: no heading A moment',
    'lamp: event renamed: lamp.off|lamp.pulled|0 by lamp.pulleds: at step 1: no heading It is unplugged',
    'lamp: event renamed: lamp.on|lamp.pressed|0 by lamp.pulled: at step 3: no heading It is dark',
    'lamp: tag dropped: lamp.turning: busy: not found',
    'lamp: transition dropped: lamp.turning|xstate.done.actor.0.lamp.turning|0: at step 2: no heading It is bright',
    'lamp: transition led elsewhere: lamp.turning|xstate.done.actor.0.lamp.turning|0 to lamp.failed: at step 2: no heading It is bright',
    'lamp: transition led elsewhere: lamp.turning|xstate.error.actor.0.lamp.turning|0 to lamp.worn: at step 5: no heading It stays dark',
    'lamp: transition led nowhere: lamp.off|lamp.pressed|0: at step 1: no heading A moment',
  ]);
  // Fewer than the 95 % that are asked for.
  expect(code).toBe(1);
});
