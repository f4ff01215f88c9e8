import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * axe on one of our pages. It lists only what is wrong (lists of what is right take four fifths of its
 * time), and joins its results in the page itself: no frame of another origin asks for a page to do so.
 */
export const axeOn = (page: Page, isThere = false): AxeBuilder =>
  // Half a megabyte of code, which a page that has it already is not given again.
  new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
