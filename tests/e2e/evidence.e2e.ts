import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { explore } from '../../charts/package/paths';
import { performAlone } from '../../charts/paths/theatre';
import { open } from '../charts/paths/lamp/stage';

test('a path that fails has a picture, and a trace of when it failed once more; others have none', async ({
  browser,
}, info) => {
  const outputPath = (name: string) => info.outputPath(name);
  const theatre = { ...(await open({ url: null, flows: ['lamp'] })), patience: 1_000 };
  const [play] = theatre.plays;
  if (!play) throw new Error('There is no play');
  const explored = explore(play.model);
  const [start] = explored.arcs.filter(({ from }) => from === null);
  if (!start) throw new Error('There is no start');
  const seen = (heading: string) => ({
    ...play,
    screens: {
      ...play.screens,
      seen: { ...play.screens.seen, off: { shown: [{ role: 'heading', name: heading }] } },
    },
  });
  const taken = (heading: string, evidence: string | null) =>
    performAlone(browser, theatre, seen(heading), explored, [start], { done: () => {}, evidence });

  expect(await taken('It is dark', outputPath('right'))).toBeNull();
  expect(existsSync(outputPath('right.zip'))).toBe(false);
  expect(await taken('It is red', null)).toEqual({
    step: 0,
    expected: 'off',
    found: `${theatre.address}/index.html`,
    wrong: 'no heading It is red',
  });
  const { evidence } = (await taken('It is red', outputPath('wrong'))) ?? {};
  expect(evidence?.screenshot).toMatch(/^data:image\/jpeg;base64,\S{1000}/);
  expect(evidence?.trace).toBe(outputPath('wrong.zip'));
  expect(readFileSync(outputPath('wrong.zip')).subarray(0, 2).toString()).toBe('PK');
  await theatre.close();
});
