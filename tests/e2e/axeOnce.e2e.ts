import { expect, test } from '@playwright/test';
import { axeOnce } from '../paths/axeOnce';

const page = (colour: string) =>
  `<html lang="en"><title>Checkout</title><main><h1>Checkout</h1><button style="color:${colour};background:#fff">Place order</button></main></html>`;

test('what nobody can read is told of each state that looks so, and once', async ({
  page: tab,
}) => {
  const look = axeOnce();
  await tab.setContent(page('#ddd'));
  const found = await look(tab, 'paying');
  expect(found).toEqual([
    'axe color-contrast: <button style="color:#ddd;background:#fff">Place order</button>',
  ]);
  expect(await look(tab, 'paying')).toEqual([]);
  await tab.setContent(page('#222'));
  expect(await look(tab, 'refused')).toEqual([]);
});

const cards = (...colours: string[]) =>
  `<html lang="en"><title>Home</title><main><h1>Home</h1>${colours
    .map((colour) => `<article><p style="color:${colour};background:#fff">Soup</p></article>`)
    .join('')}</main></html>`;

test('a part that looked well is not looked at again where it looks the same, and what is new is', async ({
  page: tab,
}) => {
  const look = axeOnce();
  await tab.setContent(cards('#222', '#333'));
  expect(await look(tab, 'first')).toEqual([]);
  await tab.setContent(cards('#222', '#ddd'));
  expect(await look(tab, 'second')).toEqual([
    'axe color-contrast: <p style="color:#ddd;background:#fff">Soup</p>',
  ]);
  await tab.setContent(`<style>p { opacity: 0.2 }</style>${cards('#222', '#444')}`);
  expect(await look(tab, 'third')).toEqual([
    'axe color-contrast: <p style="color:#444;background:#fff">Soup</p>',
  ]);
  expect(await tab.locator('[data-looked-at]').count()).toBe(0);
});
