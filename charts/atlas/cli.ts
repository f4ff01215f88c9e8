import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fontFaces } from '../drawing/fontFaces';
import { layByHelpers } from '../layout/helpers';
import { parseCoverage } from '../model/coverage';
import { assets } from './assets';
import { areaTitles, discover, discoverIn } from './discover';
import { missingPackage } from './missing';
import { chartsAt } from './otherVersion';
import { readMessages } from './readMessages';
import { parseRequirements } from './requirements';
import { siteFiles } from './site';

const usage = `Usage: npm run atlas -- [<file with machines> ...] [--diff <git reference>] [--coverage <file>]
  [--machines <folder>] [--requirements <csv>] [--messages <module>] [--out <folder>] [--cache <folder>] [--base <address>]
Writes a page for each machine and an index, to be opened from the folder; with --diff also diff.md, the comment of a pull
request, whose drawings are looked for at --base.`;

const usualRequirements = 'tests/requirements.csv';

/** Whether a folder may be made anew: it holds nothing, or an atlas. */
const isFree = (folder: string) =>
  !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'atlas.css'));

async function main(): Promise<void> {
  // Pages are drawn by React as it is when nobody looks for mistakes in it: in half the time.
  process.env.NODE_ENV ??= 'production';
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      machines: { type: 'string', default: 'machines' },
      requirements: { type: 'string' },
      messages: { type: 'string' },
      out: { type: 'string', default: 'dist-atlas' },
      diff: { type: 'string' },
      coverage: { type: 'string' },
      cache: { type: 'string', default: 'node_modules/.cache/inspector/layouts' },
      base: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const { out, diff } = values;
  const machines = resolve(values.machines);
  const cache = resolve(values.cache);
  if (positionals.length > 0 && diff)
    throw new Error('--diff compares a folder of machines: name it by --machines');
  if (!isFree(out))
    throw new Error(
      `${out} holds other things than an atlas, which would be lost: name another by --out`,
    );
  if (values.requirements !== undefined && !existsSync(values.requirements))
    throw new Error(`There is no ${values.requirements}`);
  const lay = layByHelpers();
  const isOfFiles = positionals.length > 0;
  const messages = values.messages ? await readMessages(values.messages) : {};
  const areas = isOfFiles ? {} : await areaTitles(machines);
  const charts = isOfFiles
    ? await discoverIn(positionals)
    : await discover(machines, undefined, {
        ...{ messages: Object.keys(messages), cache, onLoad: lay.begin },
      });
  const rows = values.requirements ?? usualRequirements;
  const requirements = existsSync(rows) ? parseRequirements(readFileSync(rows, 'utf8')) : [];
  const coverage = values.coverage ? parseCoverage(readFileSync(values.coverage, 'utf8')) : null;
  const before = diff ? { since: diff, charts: await chartsAt(diff, machines) } : null;

  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const write = ({ name, content }: { name: string; content: string }) =>
    writeFileSync(join(out, name), content);
  (await assets(cache)).forEach(write);
  const input = {
    ...{ charts, requirements, coverage, before, areas, messages },
    ...{ fontFaces: fontFaces(), cache, lay },
    ...(values.base && { base: values.base }),
  };
  for await (const file of siteFiles(input)) {
    write(file);
    if (/\.html$|^diff\.md$/.test(file.name)) console.log(join(out, file.name));
  }
}

main().catch((error: unknown) => {
  console.error(missingPackage(error) ?? (error instanceof Error ? error.message : error));
  console.error(usage);
  process.exitCode = 1;
});
