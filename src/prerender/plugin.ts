import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OutputBundle, OutputChunk } from 'rolldown';
import { minifySync, type Plugin } from 'vite';
import { type Language, perLanguage } from '../../domain/language/languages.ts';
import { earlyScript } from './earlyCalls.ts';
import { laterScript } from './later.ts';
import { offlineFiles } from './offlineParts.ts';
import { precompress } from './precompress.ts';
import {
  bootScript,
  type ShellKind,
  shellKinds,
  shellMarkup,
  shellStyle,
  type Translate,
} from './shells.ts';
import { takeOverScript } from './takeOver.ts';

/** Source of the route whose code each kind of page needs first. */
const routeOf: Record<ShellKind, string | null> = {
  landing: 'routes/index.tsx',
  home: 'routes/home.tsx',
  list: null,
  categories: 'routes/categories.tsx',
  store: 'routes/store.$id.tsx',
  product: 'routes/product.$id.tsx',
  checkout: 'routes/checkout.tsx',
  'track-order': 'routes/track-order.tsx',
  page: null,
};

const shopTools = 'app/shell/ShopTools.tsx';

function textsOf(root: string, language: Language): Map<string, string> {
  const catalog = readFileSync(join(root, `locales/${language}/messages.po`), 'utf8');
  return new Map(
    [...catalog.matchAll(/msgid "(.*)"\nmsgstr "(.*)"/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}

function translator(root: string): Translate {
  const texts = perLanguage((language) => textsOf(root, language));
  return (source, language) => texts[language].get(source) || source;
}

const isChunk = (output: OutputBundle[string]): output is OutputChunk => output.type === 'chunk';

const sheetsOf = (output: OutputBundle[string] | undefined) =>
  output && isChunk(output) ? output.viteMetadata?.importedCss : undefined;

/** The chunk that holds a source file and all that it imports, to be fetched at once. */
function chunksOf(bundle: OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  // What a router asks for by name may be a file of its own that only hands on what another holds.
  const start =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(source)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(source)));
  const found = new Set<string>();
  const visit = (name: string) => {
    const output = bundle[name];
    if (found.has(name) || !output || !isChunk(output)) return;
    found.add(name);
    for (const imported of output.imports) visit(imported);
  };
  if (start) visit(start.fileName);
  return [...found];
}

interface Needed {
  scripts: string[];
  sheets: string[];
}

const fallbackFont = (root: string) =>
  readFileSync(join(root, 'app/fallbackFont.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');

function page(root: string, html: string, kind: ShellKind, needed: Needed, translate: Translate) {
  const files = [...needed.scripts, ...needed.sheets].map((file) => `/${file}`);
  const ahead = files.filter((file) => !html.includes(`${file}"`));
  const early = minifySync('early.js', laterScript(ahead, earlyScript(kind))).code;
  return html
    .replace(
      /<link rel="stylesheet"( crossorigin)? href="([^"]+)">/g,
      '<link rel="preload" as="style" crossorigin href="$2" data-app-style>',
    )
    .replace(
      '<title>',
      `<script>${bootScript}</script><style>${fallbackFont(root)}</style><style data-shell>${shellStyle}</style><title>`,
    )
    .replace('</head>', `<script data-early>${early}</script></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${shellMarkup(kind, translate)}</div>`);
}

/**
 * Writes one HTML file for each kind of page with its text shell (`index.html` is the landing page,
 * `shells/<kind>.html` the others), lets the style sheet load beside the first paint, and puts
 * brotli and gzip copies next to every text file.
 */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'flowmart-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return this.error('No index.html to make the shells from.');
        const html = String(index.source);
        const translate = translator(root);
        const parts = JSON.stringify(offlineFiles(bundle, chunksOf));
        this.emitFile({ type: 'asset', fileName: 'offline.json', source: parts });
        const { code: takeOver } = minifySync('takeOver.js', takeOverScript);
        this.emitFile({ type: 'asset', fileName: 'shells/takeOver.txt', source: takeOver });
        for (const kind of shellKinds) {
          const route = routeOf[kind];
          const preloads = route ? chunksOf(bundle, `${route}?tsr-split`) : [];
          // Only landing and pages of text are likely to be opened without a place to shop at.
          if (kind !== 'landing' && kind !== 'page') preloads.push(...chunksOf(bundle, shopTools));
          const scripts = [...new Set(preloads)];
          const sheets = new Set(scripts.flatMap((file) => [...(sheetsOf(bundle[file]) ?? [])]));
          const source = page(root, html, kind, { scripts, sheets: [...sheets] }, translate);
          if (kind === 'landing') index.source = source;
          else this.emitFile({ type: 'asset', fileName: `shells/${kind}.html`, source });
        }
      },
    },
    async writeBundle() {
      await precompress(outDir);
    },
  };
}
