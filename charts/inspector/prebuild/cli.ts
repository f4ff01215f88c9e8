import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prebuild } from './prebuild';

/** Writes the charts of `--machines` with their layouts into `--out`, and `index.json`, the list of them; with `--part 0/2` only half of the layouts. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      machines: { type: 'string', default: 'machines' },
      out: { type: 'string', default: '.cache/inspector' },
      part: { type: 'string' },
    },
  });
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  const [machines, layouts] = [resolve(values.machines), join(out, 'layouts')];
  if (values.part) {
    const [part, parts] = values.part.split('/').map(Number);
    await prebuild(machines, layouts, part, parts);
    return;
  }
  const { files, charts, languages } = await prebuild(machines, layouts);
  for (const { name, content } of files) writeFileSync(join(out, name), content);
  writeFileSync(join(out, 'index.json'), JSON.stringify({ charts, languages }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
