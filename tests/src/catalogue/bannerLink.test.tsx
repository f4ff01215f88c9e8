// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Banner } from '../../../domain/catalogue/catalogue';
import { BannerLink } from '../../../src/catalogue/home/BannerLink';
import { moduleKey } from '../../../src/client/storage/storage';
import { renderPiece } from '../../support/render';
import { standAtTheSquare } from '../../support/standAt';

const banner: Banner = {
  id: 1,
  title: 'Figs are here',
  image_full_url: '',
  type: 'default',
  store_id: null,
  item_id: null,
  link: '',
};
beforeEach(() => {
  standAtTheSquare();
  moduleKey.set({ id: 1, module_name: 'Food', module_type: 'food' } as never);
});

async function leadsTo(parts: Partial<Banner>) {
  await renderPiece(
    <BannerLink banner={{ ...banner, ...parts }} className={undefined}>
      Figs
    </BannerLink>,
  );
  const href = screen.queryByRole('link')?.getAttribute('href') ?? null;
  cleanup();
  return href;
}

it.each<[string, Partial<Banner>, string | null]>([
  ['a store', { type: 'store_wise', store_id: 5 }, '/store/5?module_id=1'],
  ['an item', { type: 'item_wise', item_id: 6 }, '/product/6?module_id=1'],
  ['the campaigns', { type: 'campaign', link: '/campaigns' }, '/campaigns'],
  ['a category', { link: '/category/7' }, '/category/7?module_id=1'],
  ['a page of the shop', { link: '/help' }, '/help'],
  ['another site', { link: 'https://fig.example/now' }, 'https://fig.example/now'],
  ['no site without a lock', { link: 'http://fig.example' }, null],
  ['no site that looks like a page', { link: '//fig.example' }, null],
  ['no script', { link: 'javascript:alert(1)' }, null],
  ['nothing', {}, null],
])('OPER-14 a banner leads to %s', async (_, parts, href) => {
  expect(await leadsTo(parts)).toBe(href);
});
