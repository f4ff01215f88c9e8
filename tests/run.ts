import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './support/browser';
import { installFirebaseTools } from './support/firebaseEmulator';
import { startPostgres } from './support/postgres';

/**
 * Runs everything: checks, unit and server tests (also on PostgreSQL where its programs are), the
 * production build, journeys in a browser. Closes with one line that sums all runners.
 */
interface Sum {
  passed: number;
  failed: number;
}

const results = 'test-results';
const sums: Sum[] = [];
mkdirSync(results, { recursive: true });
// Test paths that failed last time are taken first.
for (const one of readdirSync(results))
  if (one !== 'paths') rmSync(join(results, one), { recursive: true, force: true });

function run(title: string, command: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n== ${title}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A step without a count of its own is one test. */
const step = (title: string, command: string[], env?: NodeJS.ProcessEnv) => {
  const ok = run(title, command, env);
  sums.push(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return ok;
};

/** Adds a runner's own count; one that fails without counting a failure (a crash) counts as one. */
function counted(ok: boolean, file: string, read: (report: Record<string, unknown>) => Sum): void {
  let sum: Sum = { passed: 0, failed: 0 };
  try {
    sum = read(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  } catch {
    console.error(`No report at ${file}.`);
  }
  if (sum.passed + sum.failed === 0 || (!ok && sum.failed === 0)) sum.failed += 1;
  sums.push(sum);
}

function vitest(title: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const file = `${results}/${title.replace(/\W+/g, '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run(title, ['npx', 'vitest', 'run', ...reporters, ...args], env);
  counted(ok, file, (report) => ({
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0),
  }));
}

// It takes more than a minute: long done when the journeys need it.
const installing = installFirebaseTools();

step('checks', ['npm', 'run', '--silent', 'check']);
vitest('unit and server tests', []);

/** Server tests that open no database, or a data folder of their own, or go on for long in one row: on PostgreSQL they would say the same again. */
const withoutPostgres = [
  'bench',
  'city',
  'pictures',
  'start',
  'seed/cli.test.ts',
  'identity/guesses.test.ts',
];

const postgres = await startPostgres();
if (postgres) {
  const without = withoutPostgres.map(
    (place) => `--exclude=tests/server/${place}${place.endsWith('.ts') ? '' : '/**'}`,
  );
  vitest('server tests on PostgreSQL', ['tests/server', ...without], {
    TEST_DATABASE_URL: postgres.url,
  });
  await postgres.stop();
}

if (step('build', ['npm', 'run', '--silent', 'build'])) {
  const browser = findBrowser();
  if (!(await installing)) {
    console.error(
      'The journeys through the Firebase emulator are left out: firebase-tools could not be installed (install.log in node_modules/.cache/flowmart says why).',
    );
    // There is a network where the project is checked for everybody.
    if (process.env.CI) sums.push({ passed: 0, failed: 1 });
  }
  if (browser) {
    const ok = run(
      'journeys in the browser',
      ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
      { CHROMIUM: browser },
    );
    counted(ok, `${results}/e2e.json`, ({ stats }) => {
      const { expected, unexpected, flaky } = stats as Record<string, number>;
      return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected ?? 0 };
    });
  } else sums.push({ passed: 0, failed: 1 });
}

const passed = sums.reduce((total, sum) => total + sum.passed, 0);
const failed = sums.reduce((total, sum) => total + sum.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
