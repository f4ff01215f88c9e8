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
