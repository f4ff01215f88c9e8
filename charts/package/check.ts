import { parseArgs } from 'node:util';
import { discoverIn } from '../atlas/discover';
import { missingPackage } from '../atlas/missing';
import { checkChart } from '../checks/checkChart';

const usage = `Usage: npx statechart-kit check <file with machines> ... [--descriptions]
Tells of states that nothing leads to, guards that nothing asks, ends that are none, failures that nobody hears; with --descriptions also of
what is not described. Fails where there is any.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      descriptions: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals.length === 0) return console.log(usage);
  for (const { chart } of await discoverIn(positionals)) {
    const problems = checkChart(chart).filter(
      ({ rule }) => values.descriptions || rule !== 'description missing',
    );
    console.log(`${chart.id}: ${problems.length} problems`);
    for (const { at, rule, text } of problems) console.log(`  ${at}: ${rule}. ${text}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(missingPackage(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
