import { expect, it } from 'vitest';
import { openNews } from '../../../src/worker/openNews';

const link = '/track-order?order_id=100001';

/** Presses a note while these pages are open, the one looked at last first; answers what became of the windows. */
async function press(pages: readonly string[], canNavigate = true): Promise<string[]> {
  const done: string[] = [];
  const windows = pages.map((page) => ({
    url: `https://shop.example${page}`,
    focus: async () => void done.push(`focus ${page}`),
    navigate: async (address: string) => {
      if (!canNavigate) throw new TypeError('Cannot navigate');
      done.push(`${page} to ${address}`);
      return { focus: async () => void done.push(`focus ${address}`) };
    },
  }));
  await openNews(
    {
      matchAll: async () => windows,
      openWindow: async (address) => void done.push(`open ${address}`),
    },
    link,
  );
  return done;
}

it.each([
  ['the window that shows it already', ['/home', link], [`focus ${link}`]],
  ['the one looked at last', ['/home', '/store/7'], [`/home to ${link}`, `focus ${link}`]],
  [
    'one that nobody works in',
    [
      '/desk',
      '/checkout?page=cart',
      '/ride',
      '/operator',
      '/wallet',
      '/track-order?order_id=7',
      '/categories',
    ],
    [`/categories to ${link}`, `focus ${link}`],
  ],
  ['a new one where all are worked in', ['/checkout', '/desk/shop'], [`open ${link}`]],
  ['a new one where none is open', [], [`open ${link}`]],
])('a pressed note shows what it tells of in %s', async (_, pages, done) => {
  expect(await press(pages)).toEqual(done);
});

it('a pressed note opens a window where the open one cannot be led', async () => {
  expect(await press(['/home'], false)).toEqual([`open ${link}`]);
});
