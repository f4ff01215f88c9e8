import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceProblems, packagesIn, shippedPackages, vulnerabilitiesIn } from './dependencyRules';

/**
 * Fails when a package may not be used under its licence, or when the registry knows a grave fault of one that the server
 * is installed with or that a browser is sent. Where no registry answers in time that is said, and nothing fails for it.
 */
const patienceMilliseconds = 20_000;

const audit = () =>
  new Promise<string>((resolve) => {
    const child = spawn('npm', ['audit', '--json', '--fetch-retries=0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patienceMilliseconds,
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(Buffer.concat(said).toString()));
  });

/** What the build runs stands in prerender, beside what it draws with; that is imported elsewhere too. */
const imported = ['src', 'machines', 'domain'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('prerender'))
    .flatMap((file) => packagesIn(readFileSync(join(room, file), 'utf8'))),
);
const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const problems = licenceProblems(lock);
const known = vulnerabilitiesIn(await audit(), shippedPackages(lock, imported));
if (known === null)
  console.log('The registry did not answer: faults of dependencies were not asked for.');
problems.push(...(known ?? []));
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
