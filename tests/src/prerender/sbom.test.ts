import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../server/root';
import { packagesOf } from '../../../src/prerender/sbom/bundled';
import { parseBom, sbomOf } from '../../../src/prerender/sbom/sbom';

const development = { name: 'cdx:npm:package:development', value: 'true' };
const component = (ref: string, scope: string, properties: object[] = []) => ({
  'bom-ref': ref,
  type: 'library',
  scope,
  properties,
});
const bom = (components: object[], dependencies: object[]) =>
  parseBom(
    JSON.stringify({
      bomFormat: 'CycloneDX',
      metadata: { component: { 'bom-ref': 'shop@1.0.0', name: 'some-folder' } },
      components,
      dependencies,
    }),
  );

const dependsOn = (ref: string, ...on: string[]) => ({ ref, dependsOn: on });
const all = bom(
  [
    component('hono@4.0.0', 'required'),
    component('valibot@1.0.0', 'required'),
    component('react@19.0.0', 'optional', [development]),
    component('tracing@2.0.0', 'optional', [development]),
    component('vitest@4.0.0', 'optional', [development]),
  ],
  [
    dependsOn('shop@1.0.0', 'hono@4.0.0', 'valibot@1.0.0', 'react@19.0.0', 'vitest@4.0.0'),
    dependsOn('hono@4.0.0'),
    dependsOn('valibot@1.0.0'),
    dependsOn('react@19.0.0', 'vitest@4.0.0'),
    dependsOn('tracing@2.0.0'),
    dependsOn('vitest@4.0.0'),
  ],
);
const installed = bom(
  [component('hono@4.0.0', 'required'), component('valibot@1.0.0', 'required')],
  [],
);

it('lists what is installed and what builds have taken in, each with where it is, and nothing else', () => {
  const bundledIn = (value: string) => ({ name: 'flowmart:bundled', value });
  expect(
    sbomOf('shop', all, installed, {
      dist: ['react@19.0.0', 'valibot@1.0.0'],
      'build/server': ['tracing@2.0.0'],
      'build/render': ['react@19.0.0'],
    }),
  ).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'shop@1.0.0', name: 'shop' } },
    components: [
      component('hono@4.0.0', 'required'),
      component('valibot@1.0.0', 'required', [bundledIn('dist')]),
      component('react@19.0.0', 'required', [bundledIn('dist'), bundledIn('build/render')]),
      component('tracing@2.0.0', 'required', [bundledIn('build/server')]),
    ],
    dependencies: [
      dependsOn('shop@1.0.0', 'hono@4.0.0', 'valibot@1.0.0', 'react@19.0.0'),
      dependsOn('hono@4.0.0'),
      dependsOn('valibot@1.0.0'),
      dependsOn('react@19.0.0'),
      dependsOn('tracing@2.0.0'),
    ],
  });
});

it('is not written where something is bundled that no lock knows', () => {
  expect(() => sbomOf('shop', all, installed, { dist: ['react@18.0.0'] })).toThrow(
    'bundled, and not in package-lock.json: react@18.0.0',
  );
});

it('knows a package by the files of it that were taken in', () => {
  const at = (path: string) => join(projectRoot, path);
  const { devDependencies } = v.parse(
    v.object({ devDependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(at('package.json'), 'utf8')),
  );
  expect(
    packagesOf(projectRoot, [
      at('node_modules/react/cjs/react.production.js'),
      `\0${at('node_modules/react/index.js')}?commonjs-es-import`,
      at('node_modules/@mantine/core/styles/global.css'),
      // As a plugin names it.
      '\0/node_modules/react/jsx-runtime.js?commonjs',
      // As a font is named that a style sheet asks for.
      '../node_modules/@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2',
      at('src/main.tsx'),
      '\0vite/preload-helper.js',
      at('node_modules/.cache/inspector/charts.ts'),
    ]),
  ).toEqual(
    ['@fontsource-variable/cairo', '@mantine/core', 'react'].map(
      (name) => `${name}@${devDependencies[name]}`,
    ),
  );
});
