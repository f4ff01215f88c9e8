import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** `npm run check`: types, a room at a time and all together, lint, walls, what nobody uses, catalogs, dependencies. */
const kept = (name: string) => `node_modules/.cache/checks/${name}`;
/** What compiled last time is not read again. One thread for each: together they fill the machine, and share nothing. */
const types = (room: string) =>
  `tsc -p ${room} --noEmit --checkers 1 --incremental --tsBuildInfoFile ${kept(`${room}/tsbuildinfo`)}`;
const checks = [
  types('.'),
  'biome check --error-on-warnings .',
  'tsx tests/checks/walls/main.ts',
  types('server'),
  types('src'),
  types('src/worker'),
  types('machines'),
  types('domain'),
  `knip --no-progress --cache --cache-location ${kept('knip')}`,
  'tsx tests/checks/catalogs.ts',
  'tsx tests/checks/migrations.ts',
  'tsx tests/checks/dependencies.ts',
];

/** Runs one; what it says is shown when it fails. */
const run = (command: string) =>
  new Promise<boolean>((resolve) => {
    const begun = Date.now();
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => said.push(chunk));
    }
    child.once('close', (code) => {
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      console.log(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(5)} s  ${command.split(' --')[0]}`,
      );
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });

const waiting = [...checks];
async function work(): Promise<boolean> {
  let isWell = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (!(await run(next))) isWell = false;
  }
  return isWell;
}

const outcomes = await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exit(outcomes.every(Boolean) ? 0 : 1);
