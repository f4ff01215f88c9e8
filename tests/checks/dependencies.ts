import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { licenceProblems, vulnerabilitiesIn } from './dependencyRules';

/**
 * Fails when a package may not be used under its licence, or when the registry knows a grave fault of one that the server
 * is installed with. Where no registry answers in time that is said, and nothing fails for it.
 */
const patienceMilliseconds = 20_000;

const audit = () =>
  new Promise<string>((resolve) => {
    const child = spawn('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patienceMilliseconds,
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(Buffer.concat(said).toString()));
  });

const problems = licenceProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const known = vulnerabilitiesIn(await audit());
if (known === null)
  console.log('The registry did not answer: faults of dependencies were not asked for.');
problems.push(...(known ?? []));
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
