import { expect, type Page } from '@playwright/test';
import { axeOn } from '../support/axe';

/** What of the page is looked at; what lies on it is looked at alone. */
export type Part = '[role="dialog"]' | '[role="menu"]' | 'main';

export const dialog: Part = '[role="dialog"]';

/** A button that becomes pressable changes its colours over some frames, which nobody reads. */
const standStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );

async function findingsIn(page: Page, part: Part): Promise<string[]> {
  await standStill(page);
  const { violations } = await axeOn(page).include(part).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** No serious finding of axe in a part of the page, in the theme that it has. */
export async function examine(page: Page, what: string, part = dialog): Promise<void> {
  const shown = page.locator(part).last();
  await expect(shown, what).toBeVisible();
  await expect(shown.getByText(/\S/).first()).toBeVisible();
  const found = await findingsIn(page, part);
  // A change may begin while axe looks: what it finds then is looked at again at rest.
  const serious = found.length > 0 ? await findingsIn(page, part) : [];
  expect.soft(serious, what).toEqual([]);
}

export async function examineInBoth(page: Page, what: string, part = dialog): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await examine(page, `${what}, ${colorScheme}`, part);
  }
}
