import type { Page } from 'playwright-core';
import type { Audit } from '../../charts/paths/perform';
import { axeOn } from '../support/axe';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const openDialog = '[role="dialog"]';

/** What axe would look at, whatever number its parts were given as they came. */
const markup = (page: Page, within: string) =>
  page.evaluate(
    (selector) =>
      (document.querySelector(selector) ?? document.body).outerHTML.replace(
        /mantine-[a-z0-9]+(?=[-"\s])|[:«_]r_?\w*[:»_]/g,
        '',
      ),
    within,
  );

/** Parts of a page that may be looked at one by one. */
const parts = 'header, footer, nav, main > *, section, article, form';
const mark = 'data-looked-at';

/**
 * Marks the outermost parts that look, within all that they lie in, as one of `known` did; answers how the others look, too, as numbers.
 * What a part lies in counts by its own tags, which may dim it.
 */
const markKnown = (page: Page, within: string, known: readonly number[]): Promise<number[]> =>
  page.evaluate(
    ([root, selector, attribute, before]) => {
      const seen = new Set(before);
      const found: number[] = [];
      const ids = /mantine-[a-z0-9]+(?=[-"\s])|[:«_]r_?\w*[:»_]/g;
      for (const part of (document.querySelector(root) ?? document.body).querySelectorAll(
        selector,
      )) {
        if (part.parentElement?.closest(`[${attribute}]`)) continue;
        let text = `${innerWidth} ${part.outerHTML}`;
        for (let at = part.parentElement; at; at = at.parentElement)
          text += (at.cloneNode(false) as Element).outerHTML;
        let look = 0;
        for (const letter of text.replace(ids, ''))
          look = (look * 31 + (letter.codePointAt(0) ?? 0)) % 9_007_199_254;
        found.push(look);
        if (seen.has(look)) part.setAttribute(attribute, '');
      }
      return found;
    },
    [within, parts, mark, known] as const,
  );

const unmark = (page: Page): Promise<void> =>
  page.evaluate((attribute) => {
    for (const part of document.querySelectorAll(`[${attribute}]`)) part.removeAttribute(attribute);
  }, mark);

/** Axe on each state of a flow, once; what looks as another did, the page or a part of it, is not looked at again. */
export function axeOnce(): Audit {
  const looked = new Set<string>();
  const lookedParts = new Set<number>();
  return async (page, state) => {
    if (looked.has(state)) return [];
    looked.add(state);
    const dialog = page.getByRole('dialog').first();
    // What lies beneath an open dialog is dimmed, and nobody reads it.
    const isCovered = await dialog.isVisible();
    const within = isCovered ? openDialog : 'body';
    const sight = await markup(page, within);
    if (looked.has(sight)) return [];
    looked.add(sight);
    const ownParts = await markKnown(page, within, [...lookedParts]);
    const isThere = await page.evaluate(() => 'axe' in window);
    // What was pressed on the server's page is dimmed until the client's page is there.
    const axe = axeOn(page, isThere).withTags(wcag).exclude('#rendered [aria-busy=true]');
    if (isCovered) axe.include(openDialog);
    axe.exclude(`[${mark}]`);
    const look = () =>
      axe.analyze().catch(async (error: unknown) => {
        // A dialog that closes by itself may do so before axe has begun.
        if (!isCovered || (await dialog.isVisible())) throw error;
        looked.delete(state);
        looked.delete(sight);
        ownParts.length = 0;
        return { violations: [] };
      });
    const { violations: seen } = await look();
    // A page that moves while it is looked at has colours taken from beside a part: what is wrong stays wrong.
    const { violations } = seen.length > 0 ? await look() : { violations: seen };
    await unmark(page);
    if (violations.length === 0) for (const part of ownParts) lookedParts.add(part);
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html ?? ''}`);
  };
}
