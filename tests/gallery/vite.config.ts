import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What stands here for what only a test runner has, by the end of what is imported. */
const standIns: readonly [RegExp, string][] = [
  [/^vitest$/, 'vitest.ts'],
  [/(\/support|^\.)\/takePaths$/, 'takePaths.ts'],
  [/(\/support|^\.)\/renderAtOnce$/, 'renderHere.tsx'],
  [/(\/support|^\.)\/staged$/, 'staged.ts'],
  [/\/client\/client$|^\.\/client$/, 'client.ts'],
  [/^xstate$/, 'xstate.ts'],
];

const staging = (): Plugin => ({
  name: 'flowmart-gallery-staging',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (importer.includes('/node_modules/') || importer.includes('/tests/gallery/')) return null;
    const found = standIns.find(([end]) => end.test(source));
    return found ? here(found[1]) : null;
  },
});

const base = '/gallery/';

/** The shop's own pictures, at the addresses that its screens know. */
const pictures = (): Plugin => ({
  name: 'flowmart-gallery-pictures',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/(?=(pictures|flags)\/)/, base);
      next();
    });
  },
});

/** The gallery, in a server of its own: it is no part of any build. */
export default defineConfig({
  root: here('.'),
  base,
  publicDir: here('../../public'),
  cacheDir: here('../../node_modules/.cache/gallery'),
  plugins: [
    staging(),
    pictures(),
    react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }),
    lingui(),
  ],
  server: {
    port: Number(process.env.GALLERY_PORT ?? 5174),
    strictPort: true,
    fs: { allow: [here('../..')] },
    hmr: false,
  },
});
