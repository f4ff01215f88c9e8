import { StartError } from '../../server/env';
import { benchCatalogue } from './catalogue/benchCatalogue';
import { benchDesks } from './desks';
import { benchFaults } from './faults/benchFaults';
import { benchGestures } from './gestures/benchGestures';
import { benchInspector } from './inspector';
import { benchLoad } from './load/benchLoad';
import { benchPages } from './pages/benchPages';
import { benchRaces } from './races';
import { benchReady } from './ready/benchReady';
import { benchRender } from './render';
import { benchRental } from './rental';
import { benchStart } from './start';

const benches: Record<string, (args: string[]) => Promise<void>> = {
  catalogue: benchCatalogue,
  start: benchStart,
  pages: benchPages,
  ready: benchReady,
  gestures: benchGestures,
  render: benchRender,
  load: benchLoad,
  desks: benchDesks,
  races: benchRaces,
  faults: benchFaults,
  inspector: benchInspector,
  rental: benchRental,
};
const usage = `Usage: npm run bench -- <${Object.keys(benches).join('|')}|all>`;

async function main([name = '', ...args]: string[]): Promise<void> {
  const chosen = name === 'all' ? Object.values(benches) : benches[name] ? [benches[name]] : [];
  if (chosen.length === 0) throw new StartError(usage);
  for (const bench of chosen) await bench(args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
