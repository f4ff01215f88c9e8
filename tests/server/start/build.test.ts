import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../server/root';

interface Chunk {
  fileName: string;
  name: string;
  isEntry: boolean;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
  code: string;
}

let chunks: Chunk[];

beforeAll(async () => {
  const made = await build({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    mode: 'server',
    logLevel: 'silent',
    build: { write: false },
  });
  if (!('output' in made)) throw new Error('The build of the server has not one output');
  chunks = made.output.filter((file) => file.type === 'chunk');
});

const chunkOf = (fileName: string) => chunks.filter((chunk) => chunk.fileName === fileName);

/** What Node reads before the program's first line runs. */
function readAtStart(name: string): Chunk[] {
  const read = new Set(chunks.filter((chunk) => chunk.isEntry && chunk.name === name));
  for (const chunk of read) for (const file of chunk.imports.flatMap(chunkOf)) read.add(file);
  return [...read];
}

const demoFiles = (of: readonly Chunk[]) =>
  of
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(join(projectRoot, 'demo/')));
const city = /Marsa Noor|Noor Square|مرسى نور/;

describe('the built server', () => {
  it('is four programs', () => {
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    expect(entries.sort()).toEqual(['doctor.js', 'main.js', 'ops.js', 'seed.js', 'settings.js']);
  });

  it.each(['main', 'ops', 'settings'])('%s reads nothing of the demo at its start', (name) => {
    const read = readAtStart(name);
    expect(read.length).toBeGreaterThan(0);
    expect(demoFiles(read)).toEqual([]);
    expect(read.filter(({ code }) => city.test(code))).toEqual([]);
  });

  it('has the demo in files of its own', () => {
    const demo = chunks.filter((chunk) => demoFiles([chunk]).length > 0);
    expect(demo.some(({ code }) => city.test(code))).toBe(true);
    expect(demo.filter(({ name }) => ['main', 'ops', 'settings'].includes(name))).toEqual([]);
  });

  it('needs the dependencies of package.json, no more and no fewer', () => {
    const manifest = v.parse(
      v.object({ dependencies: v.record(v.string(), v.string()) }),
      JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')),
    );
    const files = new Set(chunks.map(({ fileName }) => fileName));
    const packages = chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((name) => !files.has(name) && !isBuiltin(name))
      .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
    expect([...new Set(packages)].sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });
});
