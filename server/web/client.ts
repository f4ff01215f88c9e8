import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { AskForPage } from '../../domain/renderedPage';
import type { Clock } from '../deps';
import { type Env, isInspectorOn } from '../env';
import { addressOf } from '../http/address';
import type { Strangers } from '../http/strangers';
import { projectRoot } from '../root';
import { chooseEncoding, encodingHeaders } from './encoding';
import { type FaceOf, ownIcon } from './face';
import { serveFile } from './files';
import { isKnownPage, isOpenPage, tidyPath } from './knownPages';
import { serveManifest } from './manifest';
import { changePage, clientSettings, createPages, type Page, textOf } from './pages';
import type { PreviewFor } from './preview';
import {
  languageIn,
  previewLanguage,
  withCanonical,
  withoutIndex,
  withPreview,
} from './previewHead';
import type { CatalogueChanges } from './rendering/catalogueChanges';
import { choiceText, deviceHeaders, isOfPhone, readView } from './rendering/choice';
import { pageAddress } from './rendering/pageAddress';
import { createRendering } from './rendering/rendering';
import { askedFor } from './rendering/withRendered';

const dist = join(projectRoot, 'dist');

const notBuilt =
  'The client is not built: run "npm run build", or "npm run dev" while developing.\n';

export const isClientBuilt = () => existsSync(join(dist, 'index.html'));

/** The built client: its files, and for every other address the page that draws it. Mounted last. */
export function mountClient(
  app: Hono,
  env: Env,
  {
    previewFor,
    faceOf,
    ask,
    clock,
    strangers,
    changes = null,
  }: {
    previewFor: PreviewFor;
    faceOf: FaceOf;
    ask?: AskForPage;
    clock: Clock;
    strangers: Strangers;
    changes?: CatalogueChanges | null;
  },
  folder: string = dist,
  drawn?: string,
): void {
  const rendering =
    env.SERVER_RENDERING && ask
      ? createRendering(clientSettings(env, null), ask, clock, changes, drawn)
      : null;
  const pageFor = createPages(folder, env);
  app.get('*', async (c) => {
    const { path } = c.req;
    const url = new URL(c.req.url);
    const name = tidyPath(url.pathname);
    const asked = languageIn(url.searchParams);
    const accepted = previewLanguage(c.req.header('accept-language'));
    const choice = readView(rendering ? c.req.header('cookie') : '', asked ?? accepted);
    const isOpen = isOpenPage(name);
    const viewer = { ...choice, isPhone: isOfPhone((name) => c.req.header(name)) };
    const origin = env.PUBLIC_URL || url.origin;
    const address = pageAddress(url, origin);
    const kept = isOpen ? await rendering?.kept(address, viewer) : null;
    if (kept) return send(c, kept, { isOpen, isRenderable: true, isMissing: false });
    if (!isInspectorOn(env) && /^\/(assets\/)?inspector\//.test(path)) return c.notFound();
    if (path === '/manifest.webmanifest') return serveManifest(folder, await faceOf());
    // What browsers ask for by themselves, and what news carry that are pushed.
    if (path === '/favicon.ico' || path === '/pictures/icon-192.png') {
      const icon = ownIcon(await faceOf());
      if (icon) return c.redirect(icon);
    }
    const file = await serveFile(folder, path, c.req.raw);
    if (file) return file;
    if (/^\/(api|media|map|demo|pay|webhooks|assets|pictures)\//.test(path)) return c.notFound();
    const shell = existsSync(folder) ? pageFor(path, await faceOf()) : null;
    if (!shell) return c.text(notBuilt, 503);
    const language = asked ?? choice.language;
    const preview = isOpen ? await previewFor(name, language) : null;
    // The page still comes and says so itself, in the shopper's language.
    const isMissing = preview === 'missing' || !isKnownPage(name);
    const change = (html: string) => {
      if (preview === 'missing' || isMissing) return withoutIndex(html);
      return preview
        ? withPreview(html, preview, origin, asked)
        : withCanonical(html, name, origin, asked);
    };
    const isRenderable = rendering !== null && isOpen && !isMissing;
    const frame = isRenderable ? askedFor(textOf(shell), choiceText(choice)) : textOf(shell);
    const finish = (html: string) => changePage(shell, () => change(html));
    const isInTurn = () =>
      strangers.isWithin('pages', addressOf(c, env.TRUSTED_PROXIES), env.LIMIT_PAGES);
    const rendered =
      isRenderable && isInTurn() ? await rendering.page(frame, address, viewer, finish) : null;
    const page = rendered ?? (isOpen || isMissing ? finish(frame) : shell);
    return send(c, page, { isOpen, isRenderable, isMissing });
  });
}

interface Kind {
  isOpen: boolean;
  isRenderable: boolean;
  isMissing: boolean;
}

function send(c: Context, page: Page, { isOpen, isRenderable, isMissing }: Kind): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  const varies = [
    'Accept-Encoding',
    ...(isOpen ? ['Accept-Language'] : []),
    ...(isRenderable ? ['Cookie', ...deviceHeaders] : []),
  ];
  const headers = {
    ETag: page.etag,
    'Cache-Control': 'no-cache',
    ...(isOpen && !isMissing ? {} : { 'X-Robots-Tag': 'noindex' }),
    ...encodingHeaders(encoding),
    Vary: varies.join(', '),
  };
  if (!isMissing && c.req.header('if-none-match') === page.etag) return c.body(null, 304, headers);
  return c.body(encoding ? page[encoding] : page.plain, isMissing ? 404 : 200, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.contentSecurityPolicy,
  });
}
