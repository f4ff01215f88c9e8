import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRequirements } from '../../atlas/requirements';
import { prebuild, requirementsFile } from './prebuild';

/**
 * Writes the charts of `--machines` with their layouts into `--out`, what `--requirements` (CSV) says, and `index.json`,
 * the list of them; with `--part 0/2` only half of the layouts.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      machines: { type: 'string', default: 'machines' },
      out: { type: 'string', default: '.cache/inspector' },
      requirements: { type: 'string' },
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
  const list = { charts, languages };
  for (const { name, content } of files) writeFileSync(join(out, name), content);
  if (values.requirements) {
    const { name, content } = requirementsFile(
      parseRequirements(readFileSync(values.requirements, 'utf8')),
    );
    writeFileSync(join(out, name), content);
    Object.assign(list, { requirements: name });
  }
  writeFileSync(join(out, 'index.json'), JSON.stringify(list));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
