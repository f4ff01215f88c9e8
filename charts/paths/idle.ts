import { existsSync } from 'node:fs';
import { UsageError } from './options';
import { type StageName, stages } from './results/results';
import { scriptFormats } from './scripts/print';

/** Commands beside the plan of flows. */
export const commands = ['approve', 'mutate', 'repeat', 'report', 'figures', 'from'] as const;
type Command = (typeof commands)[number] | null;

const onlyFor: Readonly<Record<string, readonly Command[]>> = {
  yes: ['approve'],
  anew: ['approve'],
  sample: ['mutate'],
  least: ['mutate'],
  times: ['repeat'],
  report: ['mutate', 'repeat'],
  walks: [null],
  recordings: [null],
  budget: [null],
  results: [null, 'report'],
  seed: [null, 'mutate'],
};

const onlyInBrowser = ['url', 'patience', 'audit', 'without'];
const onlyOnMachine = ['walks', 'recordings'];
const written = ['playwright', ...scriptFormats];
const files = ['screens', 'scripts', 'plays', 'stage', 'components', 'machines'];

interface Asked {
  readonly command: Command;
  readonly run: StageName | null;
  readonly format: string;
}

/** Refuses what would do nothing, or look for what is not there. Throws what the user is told. */
export function refuseIdle(
  given: ReadonlyMap<string, string | undefined>,
  { command, run, format }: Asked,
): void {
  const browser = onlyInBrowser.find((one) => given.has(one));
  if (browser && run !== 'browser')
    throw new UsageError(`--${browser} is for the browser: add --run browser`);
  for (const [name, taking] of Object.entries(onlyFor))
    if (given.has(name) && !taking.includes(command))
      throw new UsageError(`--${name} does nothing with ${command ?? 'the paths of a flow'}`);
  const machine = onlyOnMachine.find((one) => given.has(one));
  if (machine && run !== null && run !== 'machine')
    throw new UsageError(`--${machine} does nothing with --run ${run}`);
  if (given.has('seed') && command === null && !given.has('walks'))
    throw new UsageError('--seed is what the --walks begin with');
  if (given.has('run') && written.includes(format))
    throw new UsageError(`--format ${format} writes down what is done: it takes no --run`);
  if (given.has('results') && command === null && run === null)
    throw new UsageError(`--results holds what was taken: add --run ${stages.join(', --run ')}`);
  if (given.has('budget') && written.includes(format))
    throw new UsageError(`--budget does nothing with --format ${format}`);
  for (const name of files) {
    const file = given.get(name);
    if (file !== undefined && !existsSync(file)) throw new UsageError(`There is no ${file}`);
  }
}
