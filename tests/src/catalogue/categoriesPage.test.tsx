import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Category } from '../../../domain/catalogue/catalogue';
import { categoriesQuery, featuredCategoriesQuery } from '../../../src/catalogue/api/catalogue';
import { CategoriesPage } from '../../../src/catalogue/CategoriesPage';
import { moduleKey } from '../../../src/client/storage/storage';
import { renderPiece } from '../../support/render';
import { standAtTheSquare } from '../../support/standAt';

const category = (id: number, name: string): Category => ({
  id,
  name,
  slug: '',
  image_full_url: '',
  parent_id: 0,
  module_id: 1,
  products_count: 0,
  stores_count: 0,
  childes: [],
});
const [bread, soup, tea] = [category(1, 'Bread'), category(2, 'Soup'), category(3, 'Tea')];

beforeEach(() => {
  standAtTheSquare();
  moduleKey.set({ id: 1, module_name: 'Food', module_type: 'food' } as never);
});

const shown = async (featured: readonly Category[] | undefined): Promise<string[]> => {
  await renderPiece(<CategoriesPage moduleId={undefined} />, (client) => {
    client.setQueryData(categoriesQuery().queryKey, [bread, soup, tea] as never);
    if (featured) client.setQueryData(featuredCategoriesQuery().queryKey, featured as never);
  });
  const parts = screen.queryAllByRole('heading', { level: 2 });
  const links = screen.queryAllByRole('link');
  return [...parts, ...links].map(({ textContent }) => textContent ?? '');
};

it('CAT-10 what the shop features stands above all categories', async () => {
  expect(await shown([soup])).toEqual([
    'Featured',
    'All categories',
    'Soup',
    'Bread',
    'Soup',
    'Tea',
  ]);
});

it.each([
  ['nothing', []],
  ['everything', [bread, soup, tea]],
])('CAT-10 where %s is featured there is one list', async (_, featured) => {
  expect(await shown(featured)).toEqual(['Bread', 'Soup', 'Tea']);
});
