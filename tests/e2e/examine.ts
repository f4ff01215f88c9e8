import { expect, type Page } from '@playwright/test';
import { axeOn } from '../support/axe';

/** What of the page is looked at; what lies on it is looked at alone. */
export type Part = '[role="dialog"]' | '[role="menu"]' | 'main';

export const dialog: Part = '[role="dialog"]';

/** No serious finding of axe in a part of the page, in the theme that it has. */
export async function examine(page: Page, what: string, part = dialog): Promise<void> {
  const shown = page.locator(part).last();
  await expect(shown, what).toBeVisible();
  await expect(shown.getByText(/\S/).first()).toBeVisible();
  // A button that becomes pressable changes its colours over some frames, which nobody reads.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  const { violations } = await axeOn(page).include(part).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  expect.soft(serious, what).toEqual([]);
}

export async function examineInBoth(page: Page, what: string, part = dialog): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await examine(page, `${what}, ${colorScheme}`, part);
  }
}
