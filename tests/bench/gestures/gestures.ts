import type { Page } from 'playwright-core';
import type { Sight } from './eventTiming';

interface Gesture {
  name: string;
  make: (page: Page) => Promise<unknown>;
  sight: Sight;
}

export interface Part {
  /** Where the gestures begin, by the name of the shopper's path. */
  from: string;
  gestures: readonly Gesture[];
}

const items = 'main article a[href*="/product/"]';
const dialog = 'body[data-scroll-locked]';
const noDialog = 'body:not([data-scroll-locked])';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const radio = (page: Page, name: RegExp) =>
  page.getByRole('radio', { name }).filter({ visible: true }).first();

const browsing: Part = {
  from: '/home',
  gestures: [
    {
      name: 'change the module',
      make: (page) => button(page, /^Grocery/).tap(),
      sight: { selector: 'main a[href*="/product/"][href*="module_id=2"]' },
    },
    {
      name: 'change it back',
      make: (page) => button(page, /^Food/).tap(),
      sight: { selector: 'main a[href*="/product/"][href*="module_id=1"]' },
    },
    {
      name: 'open the menu',
      make: (page) => button(page, /menu/i).tap(),
      sight: { selector: dialog },
    },
    {
      name: 'close the menu',
      make: (page) => page.keyboard.press('Escape'),
      sight: { selector: noDialog },
    },
    {
      name: 'open a category',
      make: (page) => page.locator('main a[href^="/category/"]').first().tap(),
      sight: { selector: items, count: 4 },
    },
    {
      name: 'open the filters',
      make: (page) => button(page, /^Filter/).tap(),
      sight: { selector: dialog },
    },
    {
      name: 'tick a filter',
      make: (page) => page.getByRole('checkbox', { name: 'Available now' }).tap(),
      sight: { selector: 'input[type="checkbox"]:checked' },
    },
    {
      name: 'untick it',
      make: (page) => page.getByRole('checkbox', { name: 'Available now' }).tap(),
      sight: { selector: 'body:not(:has(input[type="checkbox"]:checked))' },
    },
    {
      name: 'close the filters',
      make: (page) => page.keyboard.press('Escape'),
      sight: { selector: noDialog },
    },
    {
      name: 'open an item of the list',
      make: (page) => page.locator(items).last().tap(),
      sight: { selector: 'main h1' },
    },
    {
      name: 'back to the list, where it was',
      make: (page) => page.evaluate(() => history.back()),
      sight: { selector: items, count: 4, scrolled: 50 },
    },
    {
      name: 'open the search',
      make: (page) => page.getByRole('link', { name: 'Search' }).tap(),
      sight: { selector: 'main input[role="combobox"]' },
    },
    {
      name: 'type a letter into it',
      make: (page) => page.keyboard.type('s'),
      sight: { selector: '[role="option"]' },
    },
    {
      name: 'search',
      make: (page) => page.keyboard.type('oup\n'),
      sight: { selector: 'main h1', text: 'Results' },
    },
  ],
};

const ordering: Part = {
  from: 'a store',
  gestures: [
    {
      name: 'put a dish into the cart',
      make: (page) => button(page, /^(Add .* to the cart|One more of)/).tap(),
      sight: { selector: 'button[aria-label^="Shopping Cart"]', text: 'Shopping Cart, 2' },
    },
    {
      name: 'look at a dish',
      make: (page) => button(page, /^Choose/).tap(),
      sight: { selector: dialog },
    },
    {
      name: 'leave it',
      make: (page) => page.keyboard.press('Escape'),
      sight: { selector: noDialog },
    },
    {
      name: 'open the cart',
      make: (page) => button(page, /^Shopping Cart/).tap(),
      sight: { selector: '[role="dialog"] article' },
    },
    {
      name: 'one more in the cart',
      make: (page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^One more/ })
          .first()
          .tap(),
      sight: { selector: 'button[aria-label^="Shopping Cart"]', text: 'Shopping Cart, 3' },
    },
  ],
};

const checkingOut: Part = {
  from: '/checkout, filled',
  gestures: [
    {
      name: 'choose to take it away',
      make: (page) => radio(page, /Take ?away|Pick/i).tap(),
      sight: { selector: 'main label:has(:checked)', text: 'Take away' },
    },
    {
      name: 'choose to have it delivered',
      make: (page) => radio(page, /delivery/i).tap(),
      sight: { selector: 'main label:has(:checked)', text: 'Delivery' },
    },
  ],
};

export const parts: readonly Part[] = [browsing, ordering, checkingOut];
