import { parseArgs } from 'node:util';
import { discoverIn, machinesOf } from '../../atlas/discover';
import { missingPackage } from '../../atlas/missing';
import { startHub } from './hub';

const usage = `Usage: npx statechart-kit inspect [<file with machines> ...] [--port 8080] [--origin https://shop.example]
Opens the page on which the actors of running programs are watched: those that createInspector() shows, and those that speak Stately's
inspection protocol. Charts of named files are there at once, and recordings are replayed on their machines; others come as soon as a
program shows them.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: process.env.STATECHART_KIT_PORT ?? '8080' },
      origin: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const charts = await discoverIn(positionals);
  const machines = await machinesOf(positionals);
  const { address } = await startHub({
    ...{ port: Number(values.port), charts, machines, origins: values.origin },
  });
  console.log(`Inspector: ${address}`);
}

main().catch((error: unknown) => {
  console.error(missingPackage(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
