import { withFolder } from './folder';
import { startMeasured } from './process';
import { printTable, quantile } from './table';

const runs = 3;

/** Seconds until the built product serves: the first time on an empty folder, and again on the same. */
export async function benchStart(): Promise<void> {
  const first: [number, number][] = [];
  const again: [number, number][] = [];
  for (let run = 0; run < runs; run += 1) {
    await withFolder(async (folder) => {
      for (const found of [first, again]) {
        const server = await startMeasured({ DATA_DIR: folder, DATABASE_URL: '' });
        found.push([server.readyAfter / 1000, server.peakMemory()]);
        await server.stop();
      }
    });
  }
  console.log(`\nStart of the built product until /readyz, medians of ${runs}`);
  const row = (name: string, found: [number, number][]) => [
    name,
    quantile(
      found.map(([seconds]) => seconds),
      0.5,
    ),
    quantile(
      found.map(([, memory]) => memory),
      0.5,
    ),
  ];
  printTable(
    ['', 'seconds', 'peak MB'],
    [row('first start, with seeding', first), row('restart', again)],
  );
}
