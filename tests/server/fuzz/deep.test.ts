import { expect, it, vi } from 'vitest';
import { endpointTable } from '../../../domain/endpoints';
import { fuzzAll } from './fuzzAll';
import { allWays } from './ways/all';

// Others each time, since a run has time for few; `npm run simulate -- fuzz` sends as many as it is told.
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1_000_000));
const each = 5;

it('every call is made as it should be', () => {
  const made = new Set(Object.keys(allWays).map((name) => name.split(' ')[0]));
  expect([...endpointTable.keys()].filter((name) => !made.has(name))).toEqual([]);
});

it(`what is like a valid call is answered or refused (FUZZ_SEED=${seed})`, {
  timeout: 600_000,
}, async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { attacks, wrong } = await fuzzAll({ each, seed });
  expect(attacks.flatMap((one) => one.wrong)).toEqual([]);
  expect(wrong).toEqual([]);
  expect(complaint.mock.calls).toEqual([]);
  complaint.mockRestore();
});
