import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { missingPackage } from '../../charts/atlas/missing';
import { layByHelpers } from '../../charts/layout/helpers';
import { layTask } from '../../charts/layout/task';
import { readChart } from '../../charts/model/readChart';

const task = (states: number) => ({
  chart: readChart(
    createMachine({
      id: `ring${states}`,
      initial: 's0',
      states: Object.fromEntries(
        Array.from({ length: states }, (_, n) => [
          `s${n}`,
          { on: { next: `s${(n + 1) % states}` } },
        ]),
      ),
    }),
  ),
  ...{ set: 'en', words: {}, isOverview: false },
});

it('lays out in threads as it does here, several charts at once', async () => {
  const lay = layByHelpers(2);
  lay.begin();
  const tasks = [3, 5, 4].map(task);
  expect(await Promise.all(tasks.map((one) => lay(one)))).toEqual(
    await Promise.all(tasks.map((one) => layTask(one))),
  );
});

it('tells which package is not there, by import or by require, and of no file that it were one', () => {
  const told = [
    "Cannot find package 'elkjs' imported from /a.js",
    "Cannot find module 'elkjs/lib/elk.bundled.js'\nRequire stack:",
    "Cannot find module '@scope/name/lib.js'",
    "Cannot find module './elkjs/lib'",
    "Cannot find module '/elkjs/lib'",
  ].map((message) => missingPackage(new Error(message)));
  const needs = (name: string) => `This needs the package ${name}: npm install --save-dev ${name}`;
  expect(told).toEqual([needs('elkjs'), needs('elkjs'), needs('@scope/name'), null, null]);
});
