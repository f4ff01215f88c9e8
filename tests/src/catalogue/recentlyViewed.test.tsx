import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { itemsOfIdsQuery } from '../../../src/catalogue/api/itemsOfIds';
import { RecentlyViewed } from '../../../src/catalogue/parts/RecentlyViewed';
import { rememberItem } from '../../../src/catalogue/parts/rememberedItems';
import { moduleKey } from '../../../src/client/storage/storage';
import { sampleItem } from '../../domain/samples';
import { renderPiece } from '../../support/render';
import { standAtTheSquare } from '../../support/standAt';

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);

beforeEach(() => {
  standAtTheSquare();
  moduleKey.set({ id: 1, module_name: 'Food', module_type: 'food' } as never);
  for (const [id, name] of [
    [3, 'Bread'],
    [2, 'Tea'],
    [1, 'Soup'],
  ] as const)
    rememberItem(sampleItem({ id, name, price: 10, module_id: 1 }));
});

it('shows what was looked at before as it is now, in that order, without what is gone', async () => {
  await renderPiece(<RecentlyViewed />, (client) => {
    const products = [
      sampleItem({ id: 3, name: 'Brown bread', price: 12, module_id: 1 }),
      sampleItem({ id: 1, name: 'Soup', price: 11, module_id: 1 }),
    ];
    const answer = { total_size: 2, total_capped: false, limit: 3, offset: 1, products };
    client.setQueryData(itemsOfIdsQuery([1, 2, 3]).queryKey, answer);
  });
  expect(names()).toEqual(['Soup', 'Brown bread']);
});

it('CAT-12, ITEM-06 shows what is closed or sold out now behind what can be had', async () => {
  await renderPiece(<RecentlyViewed />, (client) => {
    const products = [
      sampleItem({ id: 1, name: 'Soup', available: 0, module_id: 1 }),
      sampleItem({ id: 2, name: 'Tea', stock: 0, module_id: 1 }),
      sampleItem({ id: 3, name: 'Bread', module_id: 1 }),
    ];
    const answer = { total_size: 3, total_capped: false, limit: 3, offset: 1, products };
    client.setQueryData(itemsOfIdsQuery([1, 2, 3]).queryKey, answer);
  });
  expect(names()).toEqual(['Bread', 'Soup', 'Tea']);
});

it('shows it as it was while the shop does not answer', async () => {
  await renderPiece(<RecentlyViewed except={2} />);
  expect(names()).toEqual(['Soup', 'Bread']);
});

it('shows what was looked at in the module that is turned to', async () => {
  rememberItem(sampleItem({ id: 4, name: 'Soap', price: 10, module_id: 2 }));
  await renderPiece(<RecentlyViewed />);
  expect(names()).toEqual(['Soup', 'Tea', 'Bread']);
  act(() => moduleKey.set({ id: 2, module_name: 'Grocery', module_type: 'grocery' } as never));
  expect(names()).toEqual(['Soap']);
});
