import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  AskForPage,
  PageView,
  RenderedPage,
  RenderPage,
} from '../../../domain/rendering/renderedPage';
import { projectRoot } from '../../root';

/** How long a page may take before the frame goes out instead, in milliseconds; waiting for others counts. */
const patience = 400;

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
    console.error('Pages are not rendered by the server:', error);
    return null;
  });
  let last: Promise<unknown> = Promise.resolve();
  return async (view) => {
    const render = await loading;
    if (!render) return null;
    const dueAt = performance.now() + patience;
    const inTurn = last.then(() => (performance.now() > dueAt ? null : render(view, ask, dueAt)));
    const rendered = inTurn.catch((error: unknown) => {
      console.error('A page is left to the client:', error);
      return null;
    });
    const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref());
    // Whoever comes next waits for a page that is stuck no longer than for another.
    const page = Promise.race([rendered, late]);
    last = page;
    return page;
  };
}
