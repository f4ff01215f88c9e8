import { ports } from './ports';

/** Rooms, their layers, and what each may reach: allow-lists, so that what is new is refused until it is let in here. */

export const areas = [
  'place',
  'catalogue',
  'cart',
  'checkout',
  'orders',
  'parcel',
  'rental',
  'identity',
  'account',
  'content',
  'desk',
  'operator',
  'ride',
] as const;

/** Pieces of `src` below the areas, lowest first: each may reach those before it. */
const pieces = ['client', 'flow', 'ui', 'map', 'prerender'] as const;

const domain = /^domain\//;
const machines = /^machines\//;

/** What is given out by a folder of machines: its `index.ts`; files that lie beside flows are shared by all. */
const publicMachines = /^machines\/([\w-]+\/)?([\w.]+|\w+\/index)\.ts$/;

const client = ['react', 'react-dom', 'xstate', '@xstate/react', 'axios', 'valibot'];
const screens = [
  ...client,
  '@lingui/core',
  '@lingui/react',
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@react-google-maps/api',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'firebase',
];

/** What the other areas give: files by name. One file that gives all of it would put an area's parts into one chunk. */
const portsOfOthers = (area: (typeof areas)[number]) =>
  areas
    .filter((other) => other !== area)
    .map((other) => new RegExp(`^src/${other}/(${ports[other].map(escaped).join('|')})$`));

const escaped = (path: string) => path.replaceAll('.', '\\.');

/** Doors for one file alone, each with its reason. */
export const doors: Record<string, { to: string; why: string }> = {
  'server/demo.ts': {
    to: 'demo/demo.ts',
    why: 'loads it where DEMO_MODE is on, from a file of its own',
  },
  'src/checkout/buyNow.ts': {
    to: 'src/app/router.ts',
    why: 'what was pressed stays busy until the checkout has arrived',
  },
  'src/content/actors/languageActors.ts': {
    to: 'src/app/router.ts',
    why: 'the loaders of the open page ask again in the new language',
  },
  'src/flow/Toasts.tsx': {
    to: 'src/ui/fieldErrors.css',
    why: 'comes with the first file that a hand asks for',
  },
};

/** Casts that neither `satisfies` nor a parser can take the place of, and why. */
export const casts: Record<string, string> = {
  'charts/paths/variants.ts': 'reads the parts of a schema, which its public type keeps to itself',
  'src/inspector/stately.ts': 'the other inspector types its events by its own version of XState',
  'tests/charts/inspector/statelyWindow.ts': 'the other inspector, as in the source',
  'tests/paths/browser/device.ts': 'a position of which the page reads the coordinates alone',
  'tests/src/account/lookups.test.tsx': 'a form of which one field is looked at',
  'tests/src/account/pictures.test.tsx': 'a form of which one field is looked at',
  'tests/src/account/storeMinutes.test.tsx': 'a form of which one field is looked at',
  'tests/support/staging.ts': 'plays actors of any type',
};

/** What the product is made of: each of its casts is counted in `casts.ts`. */
export const product = /^(domain|machines|src|server|charts|demo)\//;

/** Folders that may hold one file, and why. */
export const loneFolders: readonly { of: RegExp; why: string }[] = [
  { of: /^src\/\w+\/(actors|api)$/, why: 'the same words in every area, which the walls go by' },
  { of: /\/locales\//, why: 'a folder a language, in it the areas' },
];

/** Tests and journeys: they wait for what happens, never for a time. */
export const test = /\.(test|e2e)\.tsx?$/;

/** `toMatchObject` and `toBeDefined` that there may be in all tests: where a full value is known it is asserted. Only ever lowered. */
export const weakAssertions = 525;

export interface Wall {
  /** Files that it stands around. */
  of: RegExp;
  /** The part of a file's path that it shares with those that it may always import: its own folder. */
  own?: RegExp;
  /** Files of the project that these may import. */
  files: RegExp[];
  packages: string[];
}

const src = (names: readonly string[]) => new RegExp(`^src/(${names.join('|')})/`);
const below = (name: (typeof pieces)[number]) => src(pieces.slice(0, pieces.indexOf(name) + 1));
/** What the charts give out: the entries of their package. */
export const entry = /^charts\/package\/(?!(build|manifest|reference|bin|check|esm)\.)[^/]+\.ts$/;

/** Who takes from the charts what their package gives out by it alone: all but the charts and their own tests. */
export const stranger = /^(?!charts\/|tests\/charts\/)/;
const generated = /^src\/routeTree\.gen\.ts$/;

/** The first that stands around a file counts. */
export const walls: Wall[] = [
  { of: domain, files: [domain], packages: ['valibot', 'libphonenumber-js'] },
  {
    of: machines,
    own: /^machines\/\w+\/\w+\//,
    files: [domain, publicMachines],
    packages: ['xstate'],
  },

  { of: /^charts\/locales\//, files: [/^charts\/locales\//], packages: [] },
  {
    of: /^charts\/model\//,
    files: [/^charts\/(model|locales)\//],
    packages: ['xstate'],
  },
  {
    of: /^charts\/checks\//,
    files: [/^charts\/(model|checks)\//],
    packages: ['xstate'],
  },
  // What strangers read and run: they have the package, and nothing of the house.
  {
    of: /^charts\/package\/examples\//,
    own: /^charts\/package\/examples\//,
    files: [],
    packages: ['statechart-kit', 'vitest', 'xstate', 'xstate-v6'],
  },
  {
    of: /^charts\//,
    files: [/^charts\//],
    packages: [
      'xstate',
      '@xstate/react',
      'react',
      'react-dom',
      'elkjs',
      'fast-check',
      'fontkit',
      'highs',
      'oxc-parser',
      'playwright-core',
      'tsx',
      'typescript',
      'vite',
      'vitest',
      'ws',
      '@testing-library/dom',
      'node:*',
    ],
  },

  { of: /^src\/prerender\//, files: [/^src\//, domain, machines], packages: ['*'] },
  { of: /^src\/client\//, files: [below('client'), domain, publicMachines], packages: screens },
  {
    of: /^src\/flow\//,
    files: [below('flow'), domain, publicMachines],
    packages: screens,
  },
  { of: /^src\/ui\//, files: [below('ui'), domain], packages: screens },
  {
    of: /^src\/map\//,
    files: [below('map'), domain],
    packages: [...screens, 'leaflet', 'supercluster'],
  },
  {
    of: /^src\/worker\//,
    files: [/^src\/worker\//, domain],
    packages: [
      'valibot',
      ...['cacheable-response', 'expiration', 'routing', 'strategies'].map(
        (name) => `workbox-${name}`,
      ),
    ],
  },
  {
    of: /^src\/inspector\//,
    files: [/^src\/inspector\//, /^src\/client\/runtimeConfig\.ts$/, entry, machines],
    packages: ['@statelyai/inspect', 'react', 'react-dom', 'valibot', 'xstate'],
  },
  ...areas.map((area) => ({
    of: new RegExp(`^src/${area}/`),
    files: [
      new RegExp(`^src/${area}/`),
      ...portsOfOthers(area),
      src(['client', 'flow', 'ui', 'map']),
      domain,
      publicMachines,
    ],
    packages: screens,
  })),
  {
    of: /^src\/(app|routes|main)/,
    files: [/^src\//, domain, publicMachines],
    packages: screens,
  },
  // The same screens, rendered by a server: above all of them, and told by the worker what is the same for everybody.
  { of: /^src\/render\//, files: [/^src\//, domain], packages: [...screens, 'parse5'] },
  { of: generated, files: [/^src\//], packages: screens },

  { of: /^server\/db\/drizzle\.config\.ts$/, files: [], packages: ['drizzle-kit'] },
  // Loaded where a collector is named, and by nothing else.
  {
    of: /^server\/observe\/tracing\.ts$/,
    files: [/^server\//],
    packages: [
      '@opentelemetry/api',
      '@opentelemetry/core',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'node:*',
    ],
  },
  {
    of: /^server\//,
    files: [/^server\//, domain],
    packages: [
      '@electric-sql/pglite',
      '@hono/node-server',
      '@node-rs/argon2',
      '@resvg/resvg-js',
      'sharp',
      'csv-parse',
      'csv-stringify',
      '@valibot/to-json-schema',
      'drizzle-orm',
      'fs-native-extensions',
      'hono',
      'jose',
      'nodemailer',
      'pino',
      'prom-client',
      'fastest-levenshtein',
      'pg',
      'stripe',
      'valibot',
      'node:*',
    ],
  },
  { of: /^demo\//, files: [/^demo\//, /^server\//, domain], packages: ['*'] },
  // A flow's own tests may look inside it; all others see what everybody sees.
  { of: /^tests\/(machines|paths|support|contracts)\//, files: [/./], packages: ['*'] },
  { of: /^tests\//, files: [/^(?!machines\/)/, publicMachines], packages: ['*'] },
  { of: /^[\w.-]+\.ts$/, files: [/./], packages: ['*'] },
];

/** Files that no clock, dice, network or page may be read in: what they need is given to them. */
const pure = /^(domain|machines)\//;

/** Where the API is asked for a change: actors, and the requests that they are made of. */
export const mayMutate =
  /^(src\/\w+\/(actors|api)\/|src\/client\/|domain\/|server\/|demo\/|tests\/)/;

/** What measures on one device how old something of its own is. All else goes by the shop's clock: `client/steadyClock.ts`. */
const ofDevice = new RegExp(
  `^src/(${[
    'app/analytics/ga4\\.ts',
    'app/keepCarts\\.ts',
    'cart/api/cartChanges\\.ts',
    'client/(steadyClock|takeAnswer)\\.ts',
    'client/dialect/classic/(cartThere|remembered)\\.ts',
    'identity/actors/',
    'rental/api/tripCart\\.ts',
    'ui/form/useRemaining\\.ts',
    'worker/',
  ].join('|')})`,
);

export const foreign: { of: RegExp; names: RegExp }[] = [
  { of: pure, names: /^/ },
  { of: ofDevice, names: /^process$/ },
  { of: /^src\/(?!prerender)/, names: /^(process|Date\.now|new Date\(\))$/ },
  {
    of: /^(server|demo)\//,
    names: /^(window|document|navigator|location|localStorage|sessionStorage)$/,
  },
];

export const screen = /^src\/.*\.tsx$/;
