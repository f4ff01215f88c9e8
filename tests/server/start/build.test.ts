import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../server/root';
import { demoNamesIn, dependencies, shipped } from '../../support/artefact';
import { runNode } from '../../support/runProcess';

interface Chunk {
  fileName: string;
  name: string;
  isEntry: boolean;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** Where the server is built, and where a real shop is installed from it. */
const folder = mkdtempSync(join(tmpdir(), 'flowmart-build-'));
const installed = join(folder, 'installed');

let chunks: Chunk[];

beforeAll(async () => {
  const made = await build({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    mode: 'server',
    logLevel: 'silent',
    build: { outDir: join(folder, 'build') },
  });
  if (!('output' in made)) throw new Error('The build of the server has not one output');
  chunks = made.output.filter((file) => file.type === 'chunk');

  mkdirSync(installed);
  cpSync(join(projectRoot, 'package.json'), join(installed, 'package.json'));
  // As the Dockerfile does it: packages that a server needs, without what only a compiler reads.
  for (const path of neededPackages())
    cpSync(join(projectRoot, path), join(installed, path), {
      recursive: true,
      filter: (from) => !/\.(d\.[cm]?ts|map|bare)$|\/(readme|change)[^/]*\.md$/i.test(from),
    });
  // What pages are rendered with is the client's, in a build of its own (tests/e2e/artefact.e2e.ts).
  const built = 'build/server';
  cpSync(join(folder, built), join(installed, built), { recursive: true });
  const migrations = 'server/db/migrations';
  cpSync(join(projectRoot, migrations), join(installed, migrations), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Of those that are installed here; TypeScript is there for packages that would check types by it. */
function neededPackages(): string[] {
  const { packages } = v.parse(
    v.object({ packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()) })) }),
    JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')),
  );
  return Object.keys(packages).filter(
    (path) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) &&
      !packages[path]?.dev &&
      !path.includes('typescript') &&
      existsSync(join(projectRoot, path)),
  );
}

const isOfDemo = (id: string) => id.startsWith(join(projectRoot, 'demo/'));
const inDemo = (fileName: string) => fileName.startsWith('demo/');

describe('the built server', () => {
  it('is six programs, one of them the demo’s', () => {
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    expect(entries.sort()).toEqual([
      'demo/seed.js',
      'server/catalogue.js',
      'server/doctor.js',
      'server/main.js',
      'server/ops.js',
      'server/settings.js',
    ]);
  });

  it('keeps all of the demo in a folder of its own, which nothing reads unless it is asked for', () => {
    const demo = chunks.filter(({ moduleIds }) => moduleIds.some(isOfDemo));
    expect(demo.length).toBeGreaterThan(0);
    expect(demo.filter(({ fileName }) => !inDemo(fileName))).toEqual([]);
    const server = chunks.filter(({ fileName }) => !inDemo(fileName));
    expect(server.flatMap(({ imports }) => imports).filter(inDemo)).toEqual([]);
    expect(demoNamesIn(join(folder, 'build/demo'))).not.toEqual([]);
  }, 60_000);

  it('has what sends traces in itself, in one file that is loaded when a collector is named', () => {
    const holding = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.includes('node_modules/@opentelemetry/')),
    );
    expect(holding.map(({ name }) => name)).toEqual(['tracing']);
    const loading = (key: 'imports' | 'dynamicImports') =>
      chunks
        .filter((chunk) => chunk[key].includes(holding[0]?.fileName ?? ''))
        .map(({ name }) => name);
    expect([loading('imports'), loading('dynamicImports')]).toEqual([[], ['main']]);
  });

  it('notes what it has taken in, for the list of its parts, and nothing of the demo’s', () => {
    const file = join(projectRoot, 'node_modules/.cache/bundled/build-server.json');
    const noted = v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8')));
    expect(noted.map((name) => name.replace(/@[^@]+$/, ''))).toEqual([
      '@opentelemetry/api',
      '@opentelemetry/core',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/otlp-exporter-base',
      '@opentelemetry/otlp-transformer',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      '@opentelemetry/semantic-conventions',
    ]);
  });

  it('needs the dependencies of package.json, no more and no fewer', () => {
    const files = new Set(chunks.map(({ fileName }) => fileName));
    const packages = chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((name) => !files.has(name) && !isBuiltin(name))
      .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
    expect([...new Set(packages)].sort()).toEqual(dependencies.toSorted());
  });
});

describe('what a real shop is installed from', () => {
  const data = join(folder, 'data');
  const start = (demoMode: '0' | '1') =>
    runNode(
      ['build/server/main.js'],
      { DEMO_MODE: demoMode, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' },
      installed,
    );

  it('is the server, the client, the migrations and the list of what they are made of', () => {
    expect(shipped).toEqual([
      'build/server',
      'build/render',
      'build/sbom.json',
      'dist',
      'server/db/migrations',
    ]);
  });

  it('names nothing of the demo city and its dishes', () => {
    expect(demoNamesIn(join(installed, 'build'))).toEqual([]);
    expect(demoNamesIn(join(installed, 'server'))).toEqual([]);
  });

  it('says in one line that there is no demo to start, before it makes a database', async () => {
    const server = start('1');
    expect(await server.ended).toBe(1);
    expect(server.err()).toBe(
      'DEMO_MODE=1, but the demo is not installed: set DEMO_MODE=0, or add build/demo.\n',
    );
    expect(existsSync(data)).toBe(false);
  });

  it('serves with DEMO_MODE=0, also where a first start was killed while it made the database', {
    timeout: 60_000,
  }, async () => {
    mkdirSync(join(data, 'database'), { recursive: true });
    writeFileSync(join(data, 'database/PG_VERSION'), '17\n');
    writeFileSync(join(data, 'database.unfinished'), '');
    const server = start('0');
    const ready = /ready: (http:\S+)/;
    await vi.waitFor(() => expect(server.out() + server.err()).toMatch(ready), {
      timeout: 110_000,
    });
    const modules = await fetch(`${ready.exec(server.out())?.[1]}/api/v1/module`);
    expect([modules.status, await modules.json()]).toEqual([200, []]);
    expect(existsSync(join(data, 'database.unfinished'))).toBe(false);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
