import { expect, it } from 'vitest';
import { runNode } from '../../support/runProcess';

const timeout = 60_000;
const run = (seconds: number, work: string) =>
  runNode(
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `import { startWatchdog } from './server/watchdog.ts'; startWatchdog(${seconds}); ${work}`,
    ],
    {},
  );

it('a process that stands still is ended, with a line that says why', { timeout }, async () => {
  const { child, ended, err } = run(1, 'setTimeout(() => { for (;;); }, 600);');
  await ended;
  expect([child.signalCode, err()]).toEqual([
    'SIGKILL',
    'Flowmart has stood still for 1 s (WATCHDOG_SECONDS) and is ended, to be started anew\n',
  ]);
});

it('one that only waits is not, nor is it kept from ending', { timeout }, async () => {
  const { ended, err } = run(2, 'setTimeout(() => {}, 3_500);');
  expect([await ended, err()]).toEqual([0, '']);
});
