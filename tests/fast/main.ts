import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { nearestTests } from './nearest';

/**
 * `npm run test:fast [git ref]`: the tests nearest to what changed since the branch left main (or since the ref), and
 * lint of it. On a clean main that is its last commit.
 */
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

const unsaved = () => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

function base(): string {
  const [branch] = git('rev-parse', '--abbrev-ref', 'HEAD');
  const from = branch === 'main' ? 'HEAD' : (git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD');
  return branch === 'main' && unsaved().length === 0 ? 'HEAD~1' : from;
}

const changed = [
  ...new Set([...git('diff', '--name-only', process.argv[2] ?? base()), ...unsaved()]),
];
const tests = [...new Set(changed.flatMap((file) => nearestTests(file, existsSync)))];
const code = changed.filter((file) => existsSync(file) && /\.(tsx?|json|css)$/.test(file));
console.log(
  tests.length === 0
    ? 'No test stands near what changed: npm test runs all of them.'
    : `Nearest to what changed:\n  ${tests.join('\n  ')}`,
);
const run = (...args: string[]) => spawnSync('npx', args, { stdio: 'inherit' }).status === 0;
const isClean =
  code.length === 0 ||
  run('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...code);
const passed = tests.length === 0 || run('vitest', 'run', ...tests);
process.exit(isClean && passed ? 0 : 1);
