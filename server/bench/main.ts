import { benchCatalogue } from './catalogue';

const benches: Record<string, () => Promise<void>> = { catalogue: benchCatalogue };

const name = process.argv[2] ?? '';
const bench = benches[name];
if (bench) await bench();
else {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exitCode = 1;
}
