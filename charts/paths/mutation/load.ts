import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { namesOf } from './sites';
import { type KnownSite, switches } from './switches';

/**
 * Names of what machines are made of: what stands in the files that make one, and whatever that names. What else lies beside
 * them is for screens.
 */
function namesOfMachines(folder: string): ReadonlySet<string> {
  const texts = new Map<string, string[]>();
  const waiting: string[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isOwn = (file: string) => /\.[mc]?[jt]s$/.test(file) && !/(^|\/)node_modules\//.test(file);
  for (const file of files.filter(isOwn)) {
    const code = readFileSync(join(folder, file), 'utf8');
    const makes = /\bcreateMachine\b/.test(code);
    for (const [{ start, end }, name] of namesOf(parseSync(file, code).program)) {
      texts.set(name, [...(texts.get(name) ?? []), code.slice(start, end)]);
      if (makes) waiting.push(name);
    }
  }
  const known = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (known.has(name)) continue;
    known.add(name);
    for (const text of texts.get(name) ?? [])
      waiting.push(...(text.match(/[\w$]+/g) ?? []).filter((one) => texts.has(one)));
  }
  return known;
}

/**
 * From now on the code of machines is read with its switches. Answers, once it was read, which of its sites are of
 * machines, and not of what runs only while the code is read.
 */
export function readWithSwitches(
  folder: string,
  cache = 'node_modules/.cache/paths/mutants',
): () => (site: KnownSite) => boolean {
  const machines = resolve(folder);
  register(import.meta.url.replace(/load(\.[jt]s)$/, 'hooks$1'), {
    data: { machines, cache: resolve(cache) },
  });
  return () => {
    const reading = new Set(switches.asked);
    const names = namesOfMachines(machines);
    return ({ number, of }) => !reading.has(number) && names.has(of);
  };
}
