import { spawn } from 'node:child_process';
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
 * then what the two databases could do differently on PGlite too), beside them 50 simulated days or as many as a
 * minute has, journeys in a browser. Closes with one line that sums all runners, after the names of what failed, could
 * not run or passed at the second try only.
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
): Promise<boolean> {
  console.log(`\n== ${title}`);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', out, 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}

/** One that goes on beside others: what it says is shown when it has ended. */
function runBeside(
  title: string,
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk));
  }
  return new Promise((resolve) => {
    child.once('close', (code) => {
      console.log(`\n== ${title}`);
      const all = Buffer.concat(said);
      process.stdout.write(all);
      tallies.push(tallyOfStep(title, code === 0, all.toString()));
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

async function vitest(
  title: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<[boolean, unknown]> {
  const file = `${results}/${title.replace(/\W+/g, '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ended = await run(title, ['npx', 'vitest', 'run', ...reporters, ...args], env);
  return [ended, reportAt(file)];
}

/** All unit tests; where few files failed, those a second time: what passes then is named in the closing lines. */
async function runUnits(env: NodeJS.ProcessEnv): Promise<void> {
  const [ended, report] = await vitest('unit and server tests', [], env);
  const { files } = failedUnits(report);
  const [, second] =
    files.length > 0 && files.length <= 3 ? await vitest('what failed, once more', files, env) : [];
  tallies.push(tallyOfUnits(ended, report, second));
}

/** Nights live 10,000 of them. */
const someDays = 'npx tsx tests/simulation/cli.ts --seeds 50 --seconds 60'.split(' ');

/** All journeys that there are, whether what they need is there or not. */
async function listJourneys(): Promise<unknown> {
  const file = `${results}/journeys.json`;
  const args = ['test', '--list', '--reporter=json', '--config', 'tests/e2e/playwright.config.ts'];
  const env = { E2E_LIST: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await run('all journeys', ['npx', 'playwright', ...args], env, 'ignore');
  return reportAt(file);
}

// Each of the four leaves processors idle for a time, waiting for one of its parts or for the network.
const [, isBuilt, isFirebaseHere, installedBrowser] = await Promise.all([
  runBeside('checks', ['npm', 'run', '--silent', 'check']),
  runBeside('build', ['npm', 'run', '--silent', 'build']),
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
const onPostgres = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
await Promise.all([
  runUnits({ PATHS_RESULTS: pathResults, ...onPostgres }),
  postgres && runBeside('simulated days', someDays, onPostgres),
]);
await postgres?.stop();
await run('report of the test paths', [
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
  (await run(
    'journeys in the browser',
    ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    { CHROMIUM: browser },
  ));
tallies.push(tallyOfJourneys(journeysEnded, await listJourneys(), reportAt(`${results}/e2e.json`)));

const lines = closingLines(tallies);
console.log(`\n${lines.join('\n')}`);
process.exit(tallies.every(({ failed }) => failed === 0) ? 0 : 1);
