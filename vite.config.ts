import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { inspectorBuild, inspectorServer } from './charts/package/vite.ts';
import { makeCity } from './demo/city/makeCity.ts';
import { copySprites } from './demo/pictures/copySprites.ts';
import { languages } from './domain/language/languages.ts';
import { adoptedStyles } from './src/prerender/adoptedStyles.ts';
import { chunkGroups } from './src/prerender/chunks.ts';
import { lightMantine } from './src/prerender/lightMantine.ts';
import { lightReact } from './src/prerender/lightReact.ts';
import { lightTanstack } from './src/prerender/lightTanstack.ts';
import { mantineStyles } from './src/prerender/mantineStyles.ts';
import { onServer } from './src/prerender/onServer.ts';
import { pageStyles } from './src/prerender/pageStyles.ts';
import { prerender } from './src/prerender/plugin.ts';
import { precompressed } from './src/prerender/precompress.ts';
import { reactModule } from './src/prerender/reactModule.ts';
import { notesBundled } from './src/prerender/sbom/bundled.ts';
import { splitCatalogs } from './src/prerender/splitCatalogs.ts';
import { stripCharts } from './src/prerender/stripCharts.ts';
import { stripEndpoints } from './src/prerender/stripEndpoints.ts';
import { iconsApart } from './tests/support/iconsApart.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const apiPort = process.env.PORT ?? '3000';

const inspector = {
  machines: here('machines'),
  cache: here('node_modules/.cache/inspector'),
  page: 'inspector/index.html',
  watch: 'inspector/watch.ts',
  requirements: here('tests/requirements.csv'),
  messages: here('src/prerender/messageTexts.ts'),
};

/** Whether a file has texts to translate. Babel is needed by them alone, and is half of what transforming takes. */
const hasMessages = (id: string) =>
  /@lingui\/(core|react)\/macro/.test(readFileSync(id.replace(/\?.*/, ''), 'utf8'));

const clientPlugins = () => [
  inspectorServer(inspector),
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    codeSplittingOptions: {
      // A loader knows the calls of its page: it comes with the page's code, not with every page.
      defaultBehavior: [
        ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
      ],
    },
    routesDirectory: here('src/routes'),
    generatedRouteTree: here('src/routeTree.gen.ts'),
  }),
  react({
    babel: (id) => ({ plugins: hasMessages(id) ? ['@lingui/babel-plugin-lingui-macro'] : [] }),
  }),
  lingui(),
  stripCharts(),
  stripEndpoints(),
  lightMantine(),
  adoptedStyles(),
  lightReact(),
  lightTanstack(),
  mantineStyles(here('.')),
  splitCatalogs(
    here('.').replace(/\/$/, ''),
    languages.filter(({ words }) => words === 'with the code').map(({ code }) => code),
  ),
  prerender(),
  notesBundled(here('.'), 'dist'),
];

// Whole paths: the client's own modules are served under /api/ and /map/ while developing.
const proxied = Object.fromEntries(
  [
    '^/api/(v1|docs|openapi)',
    '/media',
    '/map/city.json',
    '/demo',
    '/pay/',
    '/t/',
    '/webhooks/',
  ].map((path) => [path, `http://127.0.0.1:${apiPort}`]),
);

/** While developing: every screen of every flow, from a server of its own that no build knows. */
const gallery = { '^/gallery/': `http://127.0.0.1:${process.env.GALLERY_PORT ?? '5174'}` };

const oftenOpened = /\/(home|store\._id|product\._id|checkout)-/;

/**
 * What is fetched ahead with a part of the client: its styles, and the code of the pages that are opened most. The
 * lists of it stand in the first file, so a list of everything would cost every page 2 KiB.
 */
const aheadOf = (part: string, needs: string[]) =>
  oftenOpened.test(part) ? needs : needs.filter((need) => need.endsWith('.css'));

/** Made into one file each before the tests of the screens, all of which load them; those that meet in React all together. */
const loadedByTests = [
  '@lingui/core',
  '@lingui/react',
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@testing-library/dom',
  '@testing-library/react',
  '@xstate/react',
  'axios',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'valibot',
  'xstate',
];

/** `npm run paths -- mutate --run browser`: a client whose pages can be opened with a mistake in their machines. */
const openedMistaken = async () => {
  const { machineMistakes } = await import('./charts/paths/mutation/vite.ts');
  return machineMistakes(here('machines'));
};

/** `npm run paths -- mutate --run jsdom`: machines are read with a switch for each mistake in their code. */
const withMistakes = process.env.PATHS_MUTANTS
  ? [(await import('./charts/paths/mutation/vite.ts')).machineSwitches(here('machines'))]
  : [];
const switches = withMistakes.map(() => here('charts/paths/mutation/switches.ts'));

const serverTests = {
  environment: 'node' as const,
  // Each opens a database of its own; the code and the city are read once.
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
};
const testsOf = (places: string[]) =>
  places.map((place) => `tests/${place}${place.endsWith('.ts') ? '' : '/**/*.test.ts'}`);

/**
 * They wait for programs that they start. Begun last, as the short files that they are, one of them would be waited for
 * by all: projects are taken in the order of their names.
 */
const ofPrograms = testsOf([
  'server/start',
  'server/doctor/cli.test.ts',
  'server/ops/realShop.test.ts',
  'demo/seed/cli.test.ts',
  'charts/paths/mutate.test.ts',
  'charts/package',
]);

/** They open no database, or a PGlite of their own: what PostgreSQL would be asked, they would not. */
const withoutDatabase = testsOf([
  'server/app/statements.test.ts',
  'server/bench.test.ts',
  'server/db/embedded.test.ts',
  'server/db/fullDisk.test.ts',
  'server/db/houseMigration.test.ts',
  'demo/city',
  'demo/pictures',
]);

/**
 * What the two databases could do differently: SQL, prices, money. Journeys go through the rest on PGlite. Races do not
 * show on its one connection, so these are left to PostgreSQL.
 */
const onBothDatabases = testsOf([
  'demo/seed',
  'server/account/loyalty',
  'server/account/wallet',
  'server/catalogue',
  'server/checkout',
  'server/db',
  'server/housekeeping',
  'server/orders/*.test.ts',
  'server/rental',
  'server/settings',
]);
const onPostgresAlone = testsOf([
  'server/db/frozen.test.ts',
  'server/db/lateDatabase.test.ts',
  'server/db/lostConnections.test.ts',
  'server/db/namedStatements.test.ts',
  'server/db/replica.test.ts',
  'server/db/skewedClock.test.ts',
  'server/orders/cartPrice.test.ts',
  'server/rental/availability.test.ts',
]);

const allOfServer = ['tests/{server,demo}/**/*.test.ts'];

const serverProject = (test: { name: string; include: string[] } & Record<string, unknown>) => ({
  extends: true as const,
  test: { ...serverTests, ...test },
});

/** On PGlite; on the PostgreSQL server of TEST_DATABASE_URL where there is one, which takes a third of the time. */
const serverProjects = [
  serverProject({ name: 'programs', include: ofPrograms, env: { TEST_DATABASE_URL: '' } }),
  ...(process.env.TEST_DATABASE_URL
    ? [
        serverProject({
          name: 'server',
          include: allOfServer,
          exclude: [...ofPrograms, ...withoutDatabase],
        }),
        serverProject({
          name: 'server on PGlite',
          include: [...withoutDatabase, ...onBothDatabases],
          exclude: [...ofPrograms, ...onPostgresAlone],
          env: { TEST_DATABASE_URL: '' },
        }),
      ]
    : [serverProject({ name: 'server', include: allOfServer, exclude: ofPrograms })]),
];

/** The inspector beside the client, in a build of its own: it shares no file with the shop. */
const inspectorConfig: UserConfig = {
  root: here('src'),
  publicDir: false,
  plugins: [
    react(),
    stripCharts(),
    inspectorBuild(inspector),
    // Developers alone load it: the best quality takes 9 s of every build to save them an eighth.
    precompressed('assets/inspector', 5),
    notesBundled(here('.'), 'dist/assets/inspector'),
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: false,
    assetsDir: 'assets/inspector',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [here('src/inspector/index.html'), here('src/inspector/watch.ts')] },
  },
};

/** What keeps the shop readable without a connection, in one file whose name never changes. */
const workerConfig: UserConfig = {
  publicDir: false,
  plugins: [notesBundled(here('.'), 'dist/sw.js')],
  build: {
    outDir: here('dist'),
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: here('src/worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** What a server draws public pages with, in build/render/: the client's own screens, and the styles of each. */
const renderConfig: UserConfig = {
  root: here('src'),
  publicDir: false,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: false,
      routesDirectory: here('src/routes'),
      generatedRouteTree: here('src/routeTree.gen.ts'),
    }),
    onServer(here('.')),
    reactModule(),
    react({
      babel: (id) => ({ plugins: hasMessages(id) ? ['@lingui/babel-plugin-lingui-macro'] : [] }),
    }),
    lingui(),
    stripCharts(),
    stripEndpoints(),
    pageStyles(here('dist'), here('build/render'), here('src/app/layers.css')),
    notesBundled(here('.'), 'build/render'),
  ],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: here('src/render/entry.tsx'),
    outDir: here('build/render'),
    emptyOutDir: true,
    target: 'node20',
    reportCompressedSize: false,
  },
};

/** What is started on a server: itself, and what its operators call. */
const programs = {
  main: here('server/main.ts'),
  ops: here('server/ops/cli.ts'),
  catalogue: here('server/import/cli.ts'),
  doctor: here('server/doctor/cli.ts'),
  settings: here('server/settings/cli.ts'),
  seed: here('demo/seed/cli.ts'),
};

/** Files of the demo stand apart: a real shop is installed without their folder. */
const room = (name: string, isDemo: boolean) => `${isDemo ? 'demo' : 'server'}/${name}.js`;
const isOfDemo = (file: string | null | undefined) => file?.startsWith(here('demo/')) ?? false;

/**
 * `vite build` makes the client in dist/, `vite build --mode inspector` the inspector and `vite build --mode worker` the
 * service worker beside it, `vite build --mode server` the server and its commands in build/server/, the demo in
 * build/demo/.
 */
export default defineConfig(({ mode }) =>
  mode === 'inspector'
    ? inspectorConfig
    : mode === 'worker'
      ? workerConfig
      : mode === 'render'
        ? renderConfig
        : mode === 'server'
          ? {
              publicDir: false,
              plugins: [
                makeCity(),
                copySprites(),
                notesBundled(here('.'), 'build/server', (name) => name.startsWith('server/')),
              ],
              // Few of its files are needed, and by few: as packages they would take 27 MB.
              ssr: { noExternal: [/^@opentelemetry\//] },
              build: {
                ssr: true,
                outDir: here('build'),
                emptyOutDir: true,
                target: 'node20',
                rolldownOptions: {
                  input: programs,
                  output: {
                    entryFileNames: ({ facadeModuleId }) =>
                      room('[name]', isOfDemo(facadeModuleId)),
                    chunkFileNames: ({ moduleIds }) =>
                      room('assets/[name]-[hash]', moduleIds.some(isOfDemo)),
                  },
                },
              },
            }
          : {
              root: mode === 'test' ? here('.') : here('src'),
              publicDir: here('public'),
              // Of the tests, those of the screens alone need them: the others would pay for Babel in every file.
              plugins:
                mode === 'test'
                  ? []
                  : [...(mode === 'mistakes' ? [openedMistaken()] : []), ...clientPlugins()],
              optimizeDeps: { noDiscovery: mode === 'test' },
              build: {
                outDir: here('dist'),
                emptyOutDir: true,
                target: 'es2022',
                modulePreload: { polyfill: false, resolveDependencies: aheadOf },
                rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
              },
              server: {
                port: Number(process.env.CLIENT_PORT ?? 5173),
                proxy: { ...proxied, ...gallery },
              },
              test: {
                // Left to itself it keeps a core for its own work: of two, half. A third worker gained nothing.
                maxWorkers: '100%',
                projects: [
                  {
                    extends: true,
                    test: {
                      name: 'pure',
                      environment: 'node',
                      include: ['tests/{domain,machines,contracts,charts}/**/*.test.ts'],
                      exclude: ofPrograms,
                      // What these read keeps nothing between tests: loading it once halves their time.
                      isolate: false,
                      testTimeout: 20_000,
                      hookTimeout: 60_000,
                    },
                  },
                  ...serverProjects,
                  {
                    extends: true,
                    plugins: [iconsApart(), ...withMistakes, ...clientPlugins()],
                    test: {
                      name: 'browser-like',
                      environment: 'jsdom',
                      include: ['tests/src/**/*.test.{ts,tsx}'],
                      setupFiles: [...switches, here('tests/support/jsdom.ts')],
                      deps: {
                        optimizer: {
                          client: { enabled: true, include: loadedByTests, noDiscovery: true },
                        },
                      },
                      // Each file has a window and modules of its own, as in a process of its own, in half the time.
                      pool: 'vmForks',
                      vmMemoryLimit: '2GB',
                      // A test waits for what is to be seen; on a busy machine that may take its time.
                      testTimeout: 20_000,
                    },
                  },
                ],
              },
            },
);
