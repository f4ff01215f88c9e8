import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * axe on one of our pages. It lists only what is wrong (lists of what is right take four fifths of its
 * time), and joins its results in the page itself: no frame of another origin asks for a page to do so.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
