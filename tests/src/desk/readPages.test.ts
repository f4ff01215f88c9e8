import { expect, it } from 'vitest';
import { readPages } from '../../../src/desk/api/readPages';

it('ends where a back end answers every page alike', async () => {
  const asked: (number | null)[] = [];
  const read = async (from: number | null) => {
    asked.push(from);
    return { things: [{ id: 1 }, { id: 2 }], next: 100 };
  };
  expect(await readPages(null, read)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(asked).toEqual([null, 100]);
});
