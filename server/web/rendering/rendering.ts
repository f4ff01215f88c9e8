import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { defaultLanguage } from '../../../domain/language/languages';
import { type Module, module as moduleShape } from '../../../domain/place/module';
import type { AskForPage, PageStyles } from '../../../domain/renderedPage';
import type { Clock } from '../../deps';
import { projectRoot } from '../../root';
import type { Page } from '../pages';
import type { CatalogueChanges } from './catalogueChanges';
import { type Choice, choiceText, type Viewer } from './choice';
import { createFirstStyle, withoutProvided } from './firstStyle';
import { createKeptPages, type FinishedPage } from './keptPages';
import { createRenderer } from './renderer';
import { withRendered } from './withRendered';

const modules = v.array(v.looseObject({ id: v.unknown() }));

const configured = /<script id="runtime-config" type="application\/json">([\s\S]*?)<\/script>/;

/** How long somebody waits for a page before its frame goes out instead, in milliseconds. */
const patience = 400;

/** A late page goes on: who asks next has it. */
const within = (page: Promise<Page | null>): Promise<Page | null> =>
  Promise.race([page, new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref())]);

export interface Rendering {
  /** The page as it was finished for somebody else who chose the same; null when it has to be rendered. */
  kept(address: URL, viewer: Viewer): Promise<Page | null> | null;
  /**
   * The frame with the page rendered in it, as `finish` makes it ready to be sent; null when it cannot be rendered now. Kept
   * until something on it changes, so that what many look at is rendered and packed once.
   */
  page(
    frame: string,
    address: URL,
    viewer: Viewer,
    finish: (html: string) => Page,
  ): Promise<Page | null>;
}

/** By the whole address, since a finished page names the shop's own in its links for search engines and previews. */
const keyOf = ({ href }: URL, viewer: Viewer) =>
  `${choiceText(viewer)}${viewer.isPhone ? ' phone' : ''} ${href}`;

/** Numbers by which answers speak of something: more than what is shown, never less. */
const idsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) => [...text.matchAll(/"(?:\w+_)?id":"?(\d+)/g)].map(([, id = '']) => id)),
  );

/**
 * Draws public pages for what somebody chose, with answers of the shop's back end.
 * @param settings what the client is configured with, as JSON
 * @param changes of what pages show; null where nobody tells of them
 * @returns null where there is no renderer: the client was not built with one
 */
export function createRendering(
  settings: string,
  ask: AskForPage,
  clock: Clock,
  changes: CatalogueChanges | null = null,
  folder: string = join(projectRoot, 'build/render'),
): Rendering | null {
  const styles = join(folder, 'styles.json');
  if (!existsSync(styles)) return null;
  const styleOf = createFirstStyle(JSON.parse(readFileSync(styles, 'utf8')) as PageStyles);
  const render = createRenderer(settings, ask, folder);
  // The first takes several times as long as those after it.
  void render({
    address: '/',
    language: defaultLanguage,
    zones: null,
    module: null,
    isPhone: false,
    settings,
  });

  async function moduleOf(id: number | null, { language, zones }: Choice): Promise<Module | null> {
    if (id === null || !zones) return null;
    const headers = { 'X-localization': language, zoneId: JSON.stringify(zones) };
    const { text } = await ask('/api/v1/module', 'GET', headers);
    // Other back ends have kinds of modules that nothing here knows: one such keeps no other from being shown.
    const one = v.parse(modules, JSON.parse(text)).find((row) => Number(row.id) === id);
    const read = v.safeParse(moduleShape, one);
    return read.success ? read.output : null;
  }

  const pages = createKeptPages(() => changes?.isHeard() ?? false, clock);
  changes?.onChange(pages.drop);
  return {
    kept: (address, viewer) => pages.findReady(keyOf(address, viewer)),
    page(frame, address, viewer, finish) {
      const key = keyOf(address, viewer);
      return within(pages.find(key) ?? pages.keep(key, renderNow(frame, address, viewer, finish)));
    },
  };

  async function renderNow(
    frame: string,
    { pathname, search, searchParams }: URL,
    { isPhone, ...choice }: Viewer,
    finish: (html: string) => Page,
  ): Promise<FinishedPage | null> {
    // A link's own module is the one that its page is seen in.
    const linked = Number(searchParams.get('module_id')) || null;
    const module = (await moduleOf(linked, choice)) ?? (await moduleOf(choice.module, choice));
    const { language, zones } = choice;
    const rendered = await render({
      address: pathname + search,
      language,
      zones,
      module,
      isPhone,
      settings: configured.exec(frame)?.[1] ?? settings,
    });
    if (!rendered) return null;
    const page = { ...rendered, html: withoutProvided(rendered.html) };
    const html = withRendered(frame, page, {
      style: styleOf(rendered.html),
      choice: choiceText(choice),
      language,
      at: clock.now().getTime(),
    });
    return { page: finish(html), ids: idsIn(rendered.asked.map(({ text }) => text)) };
  }
}
