import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { applyPlan } from './apply';
import { newEndpoint, readCall } from './endpoint';
import { newFlow } from './flow';
import { readNames } from './names';

const usage = `npm run new -- flow <area>/<name>
npm run new -- endpoint <area>/<name> <METHOD> <path below /api/v1> [file of domain/<area>]`;

const root = fileURLToPath(new URL('../../', import.meta.url));
const foldersOf = (room: string) =>
  readdirSync(`${root}${room}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const areas = foldersOf('machines').filter((area) => foldersOf('domain').includes(area));

function planOf([kind, typed = '', ...rest]: readonly string[]) {
  if (kind !== 'flow' && kind !== 'endpoint') throw new Error(usage);
  const names = readNames(typed, areas);
  if (kind === 'flow') return newFlow(names);
  const groups = readdirSync(`${root}domain/${names.area}`).flatMap(
    (file) => file.match(/^(\w+)Endpoints\.ts$/)?.[1] ?? [],
  );
  return newEndpoint(readCall(names, rest, groups));
}

try {
  const plan = planOf(process.argv.slice(2));
  const files = applyPlan(root, plan);
  // Puts the new lines where they belong.
  execFileSync('npx', ['biome', 'check', '--write', ...files], { cwd: root, stdio: 'ignore' });
  console.log(`Written: ${files.join(', ')}`);
  console.log(['Next:', ...plan.next].join('\n- '));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
