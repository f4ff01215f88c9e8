import { msg } from '@lingui/core/macro';

/** What is missing between this page and the shop, and what is seen all the same. */
export const lackTexts = {
  connection: msg`You are offline. You see what was loaded last.`,
  shop: msg`The shop cannot be reached. You see what was loaded last.`,
};
