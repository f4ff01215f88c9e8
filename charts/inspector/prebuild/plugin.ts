import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { ChartList } from '../charts';
import { loaderScript } from '../watch/loader.ts';

/** What both plugins are told. */
export interface InspectorPlugin {
  /** Folder of the machines, absolute. */
  machines: string;
  /** Folder where layouts are kept between builds, absolute. */
  cache: string;
  /** Path of the inspector's page below the root, and of the module that watches. */
  page: string;
  watch: string;
  /** CSV file of what the product must do (columns `id`, `flow` and `text`), absolute. */
  requirements?: string;
  /** Module whose first function answers what messages say: `{ id: { language: text } }`; absolute. */
  messages?: string;
}

/** The command beside this file: its source, or as it lies in an installed package. */
const command = fileURLToPath(import.meta.url).replace(/plugin(\.[jt]s)$/, 'cli$1');

const isInstalled = command.endsWith('.js');
const asInstalled = {
  exclude: ['statechart-kit'],
  include: ['react', 'react/jsx-runtime', 'react-dom/client', 'elkjs/lib/elk-api.js'],
};

/** The charts are read in a process of their own: it compiles TypeScript, and its machines never grow old. */
async function builtCharts(options: InspectorPlugin): Promise<Omit<ChartList, 'folder'>> {
  const { machines, cache, requirements, messages } = options;
  await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', command, '--machines', machines, '--out', cache],
    ...(requirements ? ['--requirements', requirements] : []),
    ...(messages ? ['--messages', messages] : []),
  ]);
  return JSON.parse(readFileSync(join(cache, 'index.json'), 'utf8')) as Omit<ChartList, 'folder'>;
}

const withCharts = (html: string, list: ChartList) =>
  html.replace(
    /(<script id="inspector-charts" type="application\/json">)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) =>
      open + JSON.stringify(list).replaceAll('<', '\\u003c') + close,
  );

const namesIn = ({ charts, requirements, findables }: Omit<ChartList, 'folder'>) => [
  ...charts.flatMap(({ chart, words, drawings, overviews = {} }) => [
    chart,
    ...[words, drawings, overviews].flatMap((files) => Object.values(files)),
  ]),
  ...[requirements, findables].flatMap((name) => name ?? []),
];

/** While developing: the page at `/inspector`, its charts made when asked for, the loader in other pages. */
export function inspectorServer(options: InspectorPlugin): Plugin {
  const folder = '/inspector-charts/';
  const serve = async (server: ViteDevServer, path: string) => {
    if (path.startsWith(folder) && readdirSync(options.cache).includes(path.slice(folder.length)))
      return readFileSync(join(options.cache, path.slice(folder.length)), 'utf8');
    if (path !== '/inspector') return null;
    const html = readFileSync(join(server.config.root, options.page), 'utf8');
    const list = { ...(await builtCharts(options)), folder };
    return server.transformIndexHtml(`/${options.page}`, withCharts(html, list));
  };
  return {
    name: 'charts-inspector-server',
    apply: 'serve',
    // Installed, the page's code names files beside it, which one file of all packages would lose.
    config: () => (isInstalled ? { optimizeDeps: asInstalled } : {}),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        serve(server, pathname).then((text) => {
          if (text === null) return next();
          const type = pathname === '/inspector' ? 'text/html' : 'application/json';
          response.setHeader('Content-Type', type).end(text);
        }, next);
      });
    },
    transformIndexHtml: (_, { path }) =>
      path.endsWith(options.page)
        ? []
        : [{ tag: 'script', children: loaderScript(`/${options.watch}`), injectTo: 'head' }],
  };
}

/**
 * The page as files beside the app: its charts with layouts, and `inspector/loader.txt`, the script that a server puts
 * into the app's pages where the inspector is on. To be used in a build of its own, so that the app's files stay
 * as they are.
 */
export function inspectorBuild(options: InspectorPlugin): Plugin {
  return {
    name: 'charts-inspector-build',
    apply: 'build',
    generateBundle: {
      // The page itself is made at the end of a build.
      order: 'post',
      async handler(_, bundle) {
        const charts = await builtCharts(options);
        for (const name of namesIn(charts)) {
          const source = readFileSync(join(options.cache, name), 'utf8');
          this.emitFile({ type: 'asset', fileName: `assets/inspector/charts/${name}`, source });
        }
        const page = bundle[options.page];
        if (page?.type === 'asset')
          page.source = withCharts(String(page.source), {
            ...charts,
            folder: '/assets/inspector/charts/',
          });
        const watch = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(options.watch),
        );
        if (!watch) return this.error(`${options.watch} is not an entry of this build`);
        const source = loaderScript(`/${watch.fileName}`);
        this.emitFile({ type: 'asset', fileName: 'inspector/loader.txt', source });
      },
    },
  };
}
