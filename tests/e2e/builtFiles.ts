import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = 'dist/assets';

/** Every file of code that another one names, whether it is fetched with it or later. */
const namedIn = (file: string): string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, name = '']) => name,
  );

function reachedFrom(start: readonly string[], except: readonly string[] = []): Set<string> {
  const reached = new Set(start);
  for (const file of reached)
    for (const name of namedIn(file)) if (!except.includes(name)) reached.add(name);
  return reached;
}

/** The file of a build that a source file was made into. */
function fileOf(source: string): string {
  const found = readdirSync(folder).filter((name) => new RegExp(`^${source}-.+\\.js$`).test(name));
  const [file, ...others] = found;
  if (!file || others.length > 0) throw new Error(`${found.length} files of ${source}`);
  return file;
}

/** Code that is there for back ends of another dialect alone: what nothing else of the shop reaches. */
export function dialectFiles(): Set<string> {
  const page = readFileSync('dist/index.html', 'utf8');
  const entries = [...page.matchAll(/src="\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name);
  const spoken = fileOf('spoken');
  const rest = reachedFrom(entries, [spoken]);
  return new Set([...reachedFrom([spoken])].filter((file) => !rest.has(file)));
}

/** What files weigh on the wire, in KiB. */
export const gzipped = (files: Iterable<string>): number =>
  [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1024,
    0,
  );

export const holding = (text: string): string[] =>
  readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(text),
  );
