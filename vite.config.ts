import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './src/prerender/chunks.ts';
import { lightScrollArea } from './src/prerender/lightScrollArea.ts';
import { mantineStyles } from './src/prerender/mantineStyles.ts';
import { prerender } from './src/prerender/plugin.ts';
import { splitCatalogs } from './src/prerender/splitCatalogs.ts';
import { stripCharts } from './src/prerender/stripCharts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const apiPort = process.env.PORT ?? '3000';

const clientPlugins = () => [
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
  react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }),
  lingui(),
  stripCharts(),
  lightScrollArea(),
  mantineStyles(here('.')),
  splitCatalogs(here('.').replace(/\/$/, ''), ['en', 'ar']),
  prerender(),
];

// Whole paths: the client's own modules are served under /api/ and /map/ while developing.
const proxied = Object.fromEntries(
  ['^/api/(v1|docs|openapi)', '/media', '/map/city.json', '/demo'].map((path) => [
    path,
    `http://127.0.0.1:${apiPort}`,
  ]),
);

/** `vite build` makes the client in dist/, `vite build --mode server` the server in build/server/. */
export default defineConfig(({ mode }) =>
  mode === 'server'
    ? {
        publicDir: false,
        build: {
          ssr: here('server/main.ts'),
          outDir: here('build/server'),
          emptyOutDir: true,
          target: 'node20',
        },
      }
    : {
        root: mode === 'test' ? here('.') : here('src'),
        publicDir: here('public'),
        plugins: clientPlugins(),
        build: {
          outDir: here('dist'),
          emptyOutDir: true,
          target: 'es2022',
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
        server: { port: Number(process.env.CLIENT_PORT ?? 5173), proxy: proxied },
        test: {
          projects: [
            {
              extends: true,
              test: {
                name: 'node',
                environment: 'node',
                include: ['tests/{domain,machines,server,contracts,charts}/**/*.test.ts'],
                testTimeout: 20_000,
                hookTimeout: 60_000,
              },
            },
            {
              extends: true,
              test: {
                name: 'browser-like',
                environment: 'jsdom',
                include: ['tests/src/**/*.test.{ts,tsx}'],
                setupFiles: [here('tests/support/jsdom.ts')],
              },
            },
          ],
        },
      },
);
