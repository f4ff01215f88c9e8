import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { areaTitles } from '../../atlas/discover';
import { readMessages } from '../../atlas/readMessages';
import { parseRequirements } from '../../atlas/requirements';
import { layByHelpers } from '../../layout/helpers';
import { findablesOf } from '../../search/findables';
import { findablesFile, prebuild, requirementsFile } from './prebuild';

/**
 * Writes the charts of `--machines` with their layouts into `--out`, what `--requirements` (CSV) and `--messages` (a
 * module) say, what can be found among all that, and `index.json`, the list of them.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      machines: { type: 'string', default: 'machines' },
      out: { type: 'string', default: '.cache/inspector' },
      requirements: { type: 'string' },
      messages: { type: 'string' },
    },
  });
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  const [machines, layouts] = [resolve(values.machines), join(out, 'layouts')];
  const messages = values.messages ? await readMessages(values.messages) : {};
  const made = await prebuild(machines, layouts, {
    messages: Object.keys(messages),
    lay: layByHelpers(),
  });
  const { all, charts, languages } = made;
  const requirements = values.requirements
    ? parseRequirements(readFileSync(values.requirements, 'utf8'))
    : [];
  const texts = requirementsFile(requirements);
  const findables = findablesFile(findablesOf({ charts: all, languages, requirements, messages }));
  for (const { name, content } of [...made.files, texts, findables])
    writeFileSync(join(out, name), content);
  const list = { requirements: texts.name, findables: findables.name };
  const areas = await areaTitles(machines);
  writeFileSync(join(out, 'index.json'), JSON.stringify({ charts, languages, areas, ...list }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
