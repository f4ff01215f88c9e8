import type { Page } from 'playwright-core';
import type { Inspect } from '../../charts/paths/perform';
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

/** Axe on each state of a flow, once; what looks as another did is not looked at again. */
export function axeOnce(): Inspect {
  const looked = new Set<string>();
  return async (page, state) => {
    if (looked.has(state)) return [];
    looked.add(state);
    const dialog = page.getByRole('dialog').first();
    // What lies beneath an open dialog is dimmed, and nobody reads it.
    const isCovered = await dialog.isVisible();
    const sight = await markup(page, isCovered ? openDialog : 'body');
    if (looked.has(sight)) return [];
    looked.add(sight);
    const isThere = await page.evaluate(() => 'axe' in window);
    // What was pressed on the server's page is dimmed until the client's page is there.
    const axe = axeOn(page, isThere).withTags(wcag).exclude('#rendered [aria-busy=true]');
    if (isCovered) axe.include(openDialog);
    const look = () =>
      axe.analyze().catch(async (error: unknown) => {
        // A dialog that closes by itself may do so before axe has begun.
        if (!isCovered || (await dialog.isVisible())) throw error;
        looked.delete(state);
        looked.delete(sight);
        return { violations: [] };
      });
    const { violations: seen } = await look();
    // A page that moves while it is looked at has colours taken from beside a part: what is wrong stays wrong.
    const { violations } = seen.length > 0 ? await look() : { violations: seen };
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html ?? ''}`);
  };
}
