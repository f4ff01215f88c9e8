import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Module, module as moduleShape } from '../../../domain/place/module';
import type { AskForPage, PageStyles } from '../../../domain/rendering/renderedPage';
import { projectRoot } from '../../root';
import type { Page } from '../pages';
import { type Choice, choiceText } from './choice';
import { createFirstStyle } from './firstStyle';
import { createRenderer } from './renderer';
import { withRendered } from './withRendered';

const modules = v.array(moduleShape);

/** A page is rendered again when it is older than this, in milliseconds: what is sold and its price change. */
const fresh = 2_000;
/** So many pages are kept, some 200 KB each. */
const kept = 300;

export interface Rendering {
  /**
   * The frame with the page rendered in it, as `finish` makes it ready to be sent; null when it cannot be rendered now. Kept
   * for a moment, so that what many look at is rendered and packed once.
   */
  page(
    frame: string,
    address: URL,
    choice: Choice,
    finish: (html: string) => Page,
  ): Promise<Page | null>;
}

/**
 * Draws public pages for what somebody chose, with answers of the shop's back end.
 * @param settings what the client is configured with, as JSON
 * @returns null where there is no renderer: the client was not built with one
 */
export function createRendering(
  settings: string,
  ask: AskForPage,
  folder: string = join(projectRoot, 'build/render'),
): Rendering | null {
  const styles = join(folder, 'styles.json');
  if (!existsSync(styles)) return null;
  const styleOf = createFirstStyle(JSON.parse(readFileSync(styles, 'utf8')) as PageStyles);
  const render = createRenderer(settings, ask, folder);

  async function moduleOf(id: number | null, { language, zones }: Choice): Promise<Module | null> {
    if (id === null || !zones) return null;
    const headers = { 'X-localization': language, zoneId: JSON.stringify(zones) };
    const { text } = await ask('/api/v1/module', 'GET', headers);
    return v.parse(modules, JSON.parse(text)).find((one) => one.id === id) ?? null;
  }

  const known = new Map<string, { at: number; page: Promise<Page | null> }>();
  return {
    page(frame, address, choice, finish) {
      const key = `${choiceText(choice)} ${address.pathname}${address.search}`;
      const found = known.get(key);
      if (found && Date.now() - found.at < fresh) return found.page;
      const page = renderNow(frame, address, choice)
        .then((html) => (html === null ? null : finish(html)))
        .catch(() => null);
      known.delete(key);
      if (known.size >= kept) known.delete(known.keys().next().value ?? '');
      const entry = { at: Date.now(), page };
      known.set(key, entry);
      // The next who asks may be luckier.
      void page.then((it) => it === null && known.get(key) === entry && known.delete(key));
      return page;
    },
  };

  async function renderNow(frame: string, { pathname, search, searchParams }: URL, choice: Choice) {
    // A link's own module is the one that its page is seen in.
    const linked = Number(searchParams.get('module_id')) || null;
    const module = (await moduleOf(linked, choice)) ?? (await moduleOf(choice.module, choice));
    const { language, zones } = choice;
    const rendered = await render({ address: pathname + search, language, zones, module });
    if (!rendered) return null;
    return withRendered(frame, rendered, {
      style: styleOf(rendered.html),
      choice: choiceText(choice),
      language,
      at: Date.now(),
    });
  }
}
