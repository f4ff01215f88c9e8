import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { viewerScript } from '../atlas/assets';
import { manifestOf } from './manifest';
import { referenceOf } from './reference';

/** `npm run build:charts [folder]`: what other projects install, in `build/charts`, from where `npm pack` makes a file of it. */
const here = dirname(fileURLToPath(import.meta.url));
const charts = join(here, '..');
const root = join(charts, '..');
const out = resolve(process.argv[2] ?? join(root, 'build/charts'));
const ours = (path: string) => join(charts, path);

const entries = [
  ...readdirSync(here)
    .filter(
      (name) => name.endsWith('.ts') && !['build.ts', 'manifest.ts', 'reference.ts'].includes(name),
    )
    .map((name) => ours(`package/${name}`)),
  ours('inspector/prebuild/cli.ts'),
  ours('paths/mutation/hooks.ts'),
];

/** What the commands tell people to type. */
const asInstalled: Plugin = {
  name: 'charts-as-installed',
  transform: (code) =>
    code.replaceAll(/npm run (?:--silent )?(atlas|paths) --/g, 'npx statechart-kit $1'),
};

/** Files that the project's own build takes along from where they lie. */
const leftBeside: Plugin = {
  name: 'charts-left-beside',
  enforce: 'pre',
  resolveId: (id) => (/\.css$|\?url$/.test(id) ? { id, external: true } : null),
};

rmSync(out, { recursive: true, force: true });
await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [asInstalled, leftBeside],
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: entries,
      output: { preserveModules: true, preserveModulesRoot: charts, entryFileNames: '[name].js' },
    },
  },
});

/** The inspector's page, which needs nothing that the project would have to install. */
await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: join(out, 'inspector/socket/page'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: ours('inspector/socket/page.tsx'),
      external: ['ws'],
      output: {
        entryFileNames: 'page.js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'page.css' : 'placing.js'),
        codeSplitting: false,
      },
    },
  },
});

for (const file of ['atlas/atlas.css', 'paths/results/page/page.css'])
  copyFileSync(ours(file), join(out, file));
cpSync(ours('inspector/styles'), join(out, 'inspector/styles'), { recursive: true });
copyFileSync(ours('inspector/inspector.css'), join(out, 'inspector/inspector.css'));
copyFileSync(ours('inspector/socket/index.html'), join(out, 'inspector/socket/page/index.html'));
writeFileSync(join(out, 'atlas/viewer.js'), await viewerScript());

const types = spawnSync(
  'npx',
  [
    'tsc',
    '-p',
    here,
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    out,
    '--rootDir',
    charts,
  ],
  { cwd: root, stdio: 'inherit' },
);
if (types.status !== 0) process.exit(1);

/** Types name the files that they stand beside with their endings, as every way of resolving them understands. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
for (const file of filesBelow(out).filter((name) => name.endsWith('.d.ts'))) {
  const text = readFileSync(file, 'utf8');
  const named = text.replaceAll(
    /(from |import\()(['"])(\.[^'"]*?)(?:\.tsx?)?\2/g,
    (_, before: string, quote: string, path: string) => `${before}${quote}${path}.js${quote}`,
  );
  if (named !== text) writeFileSync(file, named);
}

const manifest = manifestOf(root, here);
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(out, 'API.md'), referenceOf(out, manifest.exports));
for (const name of ['README.md', 'CHANGELOG.md', 'picture.svg', 'examples'])
  cpSync(join(here, name), join(out, name), { recursive: true });
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
chmodSync(join(out, 'package/bin.js'), 0o755);
