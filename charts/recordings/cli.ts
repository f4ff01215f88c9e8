import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { discoverMachines } from '../atlas/discover';
import { parseRecording } from './recording';
import { replay } from './replay';

const usage = `Usage: npx tsx charts/recordings/cli.ts <recording.json> ... [--machines <folder>]
Takes the machines of the folder the ways that were recorded, and tells where one diverges.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { machines: { type: 'string', default: 'machines' } },
  });
  if (positionals.length === 0) throw new Error('No recording is named');
  const machines = await discoverMachines(resolve(values.machines));
  for (const file of positionals) {
    const recording = parseRecording(readFileSync(file, 'utf8'));
    const machine = machines.find(({ id }) => id === recording.machine);
    if (!machine) throw new Error(`${file}: there is no machine ${recording.machine}`);
    const versions = `${recording.version ?? '?'}, now ${machine.version ?? '?'}`;
    const divergence = replay(machine, recording);
    if (!divergence) console.log(`${file}: ${machine.id} (${versions}) goes the recorded way`);
    else {
      const { step, kind, field, cause, expected, found } = divergence;
      console.log(
        `${file}: ${machine.id} (${versions}) diverges at step ${step}, ${cause}, in its ${field ?? kind}: ` +
          `expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`,
      );
      process.exitCode = 1;
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 1;
});
