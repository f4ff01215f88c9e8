import { i18n, type Messages } from '@lingui/core';

let waiting: Record<string, Messages> | null = null;

function hand(): void {
  if (waiting) i18n.load(waiting);
  waiting = null;
}

/**
 * Takes the messages that the build put beside the code of a module. Those of a whole chunk are handed
 * over together, before anything of it is drawn.
 */
export function addMessages(messages: Record<string, Messages>): void {
  if (!waiting) queueMicrotask(hand);
  waiting ??= {};
  for (const [locale, own] of Object.entries(messages)) {
    waiting[locale] = { ...waiting[locale], ...own };
  }
}
