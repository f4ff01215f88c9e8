import type { Page } from 'playwright-core';

/** The shop's settings with some of them changed, for one page. */
export const withSettings = (
  page: Page,
  change: (config: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> => changed(page, '/config', change);

/** Answers that a page brings with it, as the server drew it, pass nobody on the way: the page asks for them like for others. */
const asksForAll = (page: Page) =>
  page.addInitScript(() => {
    if (Object.hasOwn(window, 'broughtAnswers')) return;
    const brought = new Set<string>();
    let begun: typeof window.earlyCalls;
    Object.defineProperty(window, 'broughtAnswers', {
      get() {},
      set(answers: typeof window.broughtAnswers) {
        for (const { url } of answers ?? []) brought.add(url);
      },
    });
    Object.defineProperty(window, 'earlyCalls', {
      get() {
        return begun;
      },
      set(calls: typeof window.earlyCalls) {
        begun = calls?.filter(({ url }) => !brought.has(url));
      },
    });
  });

/**
 * What the shop answers to a call, with some of it changed, or a list in its place: states that only a shop's staff could
 * bring about. All answers, unless a number of `times` is given.
 */
export async function changed<T extends object>(
  page: Page,
  path: string,
  change: (answer: T) => object | Promise<object>,
  times = Number.POSITIVE_INFINITY,
): Promise<void> {
  await asksForAll(page);
  await page.route(
    ({ pathname }) => pathname.endsWith(`/api/v1${path}`),
    async (route) => {
      // Null where the page was closed meanwhile.
      const answer = await route.fetch({ maxRetries: 3 }).catch(() => null);
      if (!answer) return;
      if (!answer.ok()) return route.fulfill({ response: answer });
      const json: T | null = await answer.json().catch(() => null);
      if (!json) return;
      const now = await change(json);
      await route.fulfill({
        response: answer,
        json: Array.isArray(now) ? now : { ...json, ...now },
      });
    },
    { times },
  );
}
