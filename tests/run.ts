import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findJourneysBrowser } from './support/browser';
import { installFirebaseTools } from './support/firebaseEmulator';
import { startPostgres } from './support/postgres';
import {
  closingLines,
  failedUnits,
  type Tally,
  tallyOfJourneys,
  tallyOfStep,
  tallyOfUnits,
} from './support/tally';

/**
 * Runs everything: checks, the production build, unit and server tests (on PostgreSQL where its programs are, and
 * then what the two databases could do differently on PGlite too), 50 simulated days or as many as half a minute has, journeys in a browser. Closes with one line that
 * sums all runners, after the names of what failed, could not run or passed at the second
 * try only.
 */
const results = 'test-results';
const tallies: Tally[] = [];
mkdirSync(results, { recursive: true });
// Test paths that failed last time are taken first.
for (const one of readdirSync(results))
  if (one !== 'paths') rmSync(join(results, one), { recursive: true, force: true });

function run(
  title: string,
  command: string[],
  env: NodeJS.ProcessEnv = {},
  out: 'inherit' | 'ignore' = 'inherit',
): boolean {
  console.log(`\n== ${title}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', out, 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** One that goes on beside others: what it says is shown when it has ended. */
function runBeside(title: string, command: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', command], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk));
  }
  return new Promise((resolve) => {
    child.once('close', (code) => {
      console.log(`\n== ${title}`);
      process.stdout.write(Buffer.concat(said));
      tallies.push(tallyOfStep(title, code === 0));
      resolve(code === 0);
    });
  });
}

/** A runner's report, or null when it left none. */
function reportAt(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`No report at ${file}.`);
    return null;
  }
}

function vitest(title: string, args: string[], env: NodeJS.ProcessEnv): [boolean, unknown] {
  const file = `${results}/${title.replace(/\W+/g, '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ended = run(title, ['npx', 'vitest', 'run', ...reporters, ...args], env);
  return [ended, reportAt(file)];
}

/** All unit tests; where few files failed, those a second time: what passes then is named in the closing lines. */
function runUnits(env: NodeJS.ProcessEnv): void {
  const [ended, report] = vitest('unit and server tests', [], env);
  const { files } = failedUnits(report);
  const [, second] =
    files.length > 0 && files.length <= 3 ? vitest('what failed, once more', files, env) : [];
  tallies.push(tallyOfUnits(ended, report, second));
}

/** All journeys that there are, whether what they need is there or not. */
function listJourneys(): unknown {
  const file = `${results}/journeys.json`;
  const args = ['test', '--list', '--reporter=json', '--config', 'tests/e2e/playwright.config.ts'];
  const env = { E2E_LIST: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  run('all journeys', ['npx', 'playwright', ...args], env, 'ignore');
  return reportAt(file);
}

// Each of the four leaves processors idle for a time, waiting for one of its parts or for the network.
const [, isBuilt, isFirebaseHere, installedBrowser] = await Promise.all([
  runBeside('checks', 'check'),
  runBeside('build', 'build'),
  installFirebaseTools(),
  // Stands still where it installs one, while the others, begun before it, go on.
  findJourneysBrowser(),
]);
if (!isFirebaseHere) {
  console.error(
    'What goes through the Firebase emulator cannot run: firebase-tools could not be installed (install.log in node_modules/.cache/flowmart says why).',
  );
}
const postgres = await startPostgres();
const pathResults = `${results}/paths/results`;
rmSync(join(pathResults, 'parts'), { recursive: true, force: true });
runUnits({
  PATHS_RESULTS: pathResults,
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
});
if (postgres) {
  // Nights live 10,000 of them.
  const days = ['npx', 'tsx', 'tests/simulation/cli.ts', '--seeds', '50', '--seconds', '30'];
  const areWell = run('simulated days', days, { TEST_DATABASE_URL: postgres.url });
  tallies.push(tallyOfStep('simulated days', areWell));
}
await postgres?.stop();
run('report of the test paths', [
  'npx',
  'tsx',
  'charts/paths/cli.ts',
  'report',
  '--results',
  pathResults,
]);

const browser = isBuilt ? installedBrowser : null;
const journeysEnded =
  browser !== null &&
  run(
    'journeys in the browser',
    ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    { CHROMIUM: browser },
  );
tallies.push(tallyOfJourneys(journeysEnded, listJourneys(), reportAt(`${results}/e2e.json`)));

const lines = closingLines(tallies);
console.log(`\n${lines.join('\n')}`);
process.exit(tallies.every(({ failed }) => failed === 0) ? 0 : 1);
