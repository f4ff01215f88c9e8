import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/faults.md', 'utf8');
const rows = [...page.matchAll(/^\| (S\d\d) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', tests = '', holds = '']) => ({ id, tests, holds: holds.trim() }),
);
const pathsIn = (text: string) =>
  [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path);

it('the page of faults tells of each, by tests that are there or saying that there are none', () => {
  const ids = Array.from({ length: 26 }, (_, place) => `S${String(place + 1).padStart(2, '0')}`);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  const bare = rows.filter(({ tests }) => pathsIn(tests).length === 0);
  expect(bare.filter(({ tests }) => tests.trim() !== 'no test')).toEqual([]);
  expect(rows.filter(({ holds }) => holds === '')).toEqual([]);
  expect(pathsIn(page).filter((path) => !existsSync(path))).toEqual([]);
});

it('each waiting state of which less is expected has its reason, and waits somewhere', async () => {
  const { bySession, elsewhere, ownWords, quiet, waits, well } = await import(
    '../support/faults/expected'
  );
  const drawn = readFileSync('docs/waiting.md', 'utf8');
  const states = [bySession, elsewhere, ownWords, quiet, waits, well].flatMap(Object.entries);
  const isDrawn = (state: string) => drawn.includes(`| ${state.slice(state.indexOf('.') + 1)} | `);
  expect(states.filter(([state, why]) => !isDrawn(state) || why.length < 20)).toEqual([]);
});
