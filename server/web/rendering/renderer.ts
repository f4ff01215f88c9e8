import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AskForPage, PageView, RenderedPage, RenderPage } from '../../../domain/renderedPage';
import { logError } from '../../http/log';
import { projectRoot } from '../../root';

/** A page whose turn has not come by then is not begun, in milliseconds: who asked has the frame. */
const patience = 400;
/** A page that takes longer is given up, in milliseconds. */
const longest = 5_000;

const isRenderer = (module: unknown): module is { render: RenderPage } =>
  typeof module === 'object' && module !== null && 'render' in module;

async function load(folder: string, settings: string): Promise<RenderPage | null> {
  const file = join(folder, 'entry.js');
  if (!existsSync(file)) return null;
  Reflect.set(globalThis, 'flowmartSettings', settings);
  const module: unknown = await import(pathToFileURL(file).href);
  return isRenderer(module) ? module.render : null;
}

/** Draws a page; null when it cannot be rendered now. */
export type Renderer = (view: PageView) => Promise<RenderedPage | null>;

/**
 * The client's own screens, rendered on this server one page after the other. One that is late, or fails, is given up: its
 * frame goes out and the client draws it.
 * @param settings what the client is configured with, as JSON
 */
export function createRenderer(
  settings: string,
  ask: AskForPage,
  folder: string = join(projectRoot, 'build/render'),
): Renderer {
  const loading = load(folder, settings).catch((error: unknown) => {
    logError('Pages are not rendered by the server', error);
    return null;
  });
  let last: Promise<unknown> = Promise.resolve();
  return async (view) => {
    const render = await loading;
    if (!render) return null;
    const beginBy = performance.now() + patience;
    const page = last.then(() => {
      const now = performance.now();
      if (now > beginBy) return null;
      const givenUp = new Promise<null>((resolve) => setTimeout(resolve, longest, null).unref());
      return Promise.race([render(view, ask, now + longest), givenUp]);
    });
    last = page.catch((error: unknown) => {
      logError('A page is left to the client', error);
    });
    return page.catch(() => null);
  };
}
