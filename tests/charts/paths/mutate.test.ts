import { expect, it } from 'vitest';
import { runProgram } from '../../support/runProcess';

/** Percent of the mistakes that may be taken for the rest: measured, and only ever raised. */
const floor = '95';

it('of mistakes in all machines the approved paths find what they found before', async () => {
  const args = ['mutate', '--sample', '300', '--seed', '23', '--least', floor];
  const program = runProgram('charts/paths/cli.ts', args, {});
  const code = await program.ended;
  const [killed = 0, of = 0] = [...(program.out().match(/^all +(\d+) \/ (\d+)/m) ?? [])]
    .slice(1)
    .map(Number);
  expect(code, program.out() + program.err()).toBe(0);
  expect(of).toBeGreaterThan(290);
  expect(killed / of).toBeGreaterThan(0.9);
}, 600_000);

it('is red where components fail without a mistake, whatever share of the rest is found', async () => {
  const args = [
    'mutate',
    'logout',
    '--run',
    'jsdom',
    '--sample',
    '1',
    '--components',
    'tests/support',
  ];
  const program = runProgram('charts/paths/cli.ts', args, {});
  expect(await program.ended, program.out()).toBe(1);
  expect(
    program
      .err()
      .split('\n')
      .filter((line) => line.startsWith('What is counted')),
  ).toEqual(['What is counted is not all: a flow failed without a mistake']);
}, 120_000);
