import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Module } from '../../../domain/place/module';
import { suggestionsQuery } from '../../../src/catalogue/api/catalogue';
import { SearchBox } from '../../../src/catalogue/searchBox/SearchBox';
import { suggestionRows } from '../../../src/catalogue/searchBox/suggestions';
import { configQuery } from '../../../src/client/shopQueries';
import { moduleKey } from '../../../src/client/storage/storage';
import { recentSearches, rememberSearch } from '../../../src/ui/search/recentSearches';
import { markedParts } from '../../../src/ui/search/suggestion';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const row = (id: number, name: string, store_name = '', price: number | null = null) => ({
  id,
  name,
  slug: `slug-${id}`,
  image_full_url: '',
  store_name,
  price,
});
const found = {
  items: [
    row(1, 'Garlic Pizza'),
    row(2, 'House Pizza', 'Pizza Bay', 12.5),
    row(3, 'House Pizza', 'Ember', 9),
  ],
  stores: [row(9, 'Pizza Bay')],
};

const food: Module = {
  id: 1,
  module_type: 'food',
  module_name: 'Food',
  icon_full_url: '',
  description: '',
  zones: [],
  status: 1,
  stores_count: 1,
};

async function open() {
  moduleKey.set(food);
  const rendered = await renderPiece(<SearchBox />, (client) => {
    client.setQueryData(configQuery().queryKey, settings);
    client.setQueryData(suggestionsQuery('pizza').queryKey, found);
  });
  const field = await screen.findByRole('combobox');
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const type = async (text: string) => {
    act(() => field.focus());
    fireEvent.change(field, { target: { value: text } });
    await screen.findAllByRole('option', { name: /House/ });
  };
  const pointedAt = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
  return { ...rendered, field, press, type, pointedAt };
}

describe('the search field', () => {
  it('suggests items, stores and the words themselves, and goes round by arrows', async () => {
    const { type, press, pointedAt, field } = await open();
    await type('pizza');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Garlic Pizza',
      'House PizzaPizza Bay · $12.50',
      'House PizzaEmber · $9.00',
      'Pizza BayStore',
      'Search for “pizza”',
    ]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(pointedAt()).toBeNull();
    press('ArrowDown');
    expect(pointedAt()).toBe('Garlic Pizza');
    press('ArrowUp');
    expect(pointedAt()).toBeNull();
    press('ArrowUp');
    expect(pointedAt()).toBe('Search for “pizza”');
  });

  it('opens the item that is pointed at by Enter', async () => {
    const { type, press, field, address } = await open();
    await type('pizza');
    press('ArrowDown');
    fireEvent.submit(field);
    await waitFor(() => expect(address()).toBe('/product/slug-1?module_id=1'));
  });

  it('is emptied when another module is chosen, and not when the same one is told anew (MOD-07)', async () => {
    const { type, field } = await open();
    await type('pizza');
    act(() => moduleKey.set({ ...food, module_name: 'Dishes' }));
    expect(field).toHaveProperty('value', 'pizza');
    act(() => moduleKey.set({ ...food, id: 2, module_type: 'grocery', module_name: 'Grocery' }));
    expect(field).toHaveProperty('value', '');
  });

  it('searches for the words by Enter, and remembers them', async () => {
    const { type, field, address } = await open();
    await type('pizza');
    fireEvent.submit(field);
    await waitFor(() => expect(address()).toBe('/home?search=pizza'));
    expect(recentSearches()).toEqual(['pizza']);
  });

  it('shows what the results are for to whoever comes by a link', async () => {
    moduleKey.set(food);
    await renderPiece(<SearchBox />, undefined, '/home?search=501');
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveProperty('value', '501'));
  });

  it('shows them still when the link turns to another module', async () => {
    moduleKey.set(food);
    await renderPiece(<SearchBox />, undefined, '/home?search=501');
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveProperty('value', '501'));
    act(() => moduleKey.set({ ...food, id: 2, module_type: 'grocery', module_name: 'Grocery' }));
    expect(field).toHaveProperty('value', '501');
  });

  it('is empty over a list that nobody has looked for', async () => {
    moduleKey.set(food);
    await renderPiece(<SearchBox />, undefined, '/home?search=allCategories&data_type=popular');
    expect(await screen.findByRole('combobox')).toHaveProperty('value', '');
  });

  it('opens a store by a click', async () => {
    const { type, address } = await open();
    await type('pizza');
    fireEvent.click(screen.getByRole('option', { name: /^Pizza Bay/ }));
    await waitFor(() => expect(address()).toBe('/store/9?module_id=1'));
  });

  it('closes by Esc and empties by a second Esc', async () => {
    const { type, press, field } = await open();
    await type('pizza');
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((field as HTMLInputElement).value).toBe('pizza');
    press('Escape');
    expect((field as HTMLInputElement).value).toBe('');
  });

  it('shows recent searches before a word is typed', async () => {
    rememberSearch('tea');
    rememberSearch('rice');
    rememberSearch('Tea');
    const { field } = await open();
    act(() => field.focus());
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Tea', 'rice']);
  });
});

describe('suggestions', () => {
  const many = (from: number) => Array.from({ length: 12 }, (_, place) => row(from + place, 'Tea'));
  it('are ten at most, with room for stores', () => {
    const rows = suggestionRows('tea', { items: many(1), stores: many(100) }, []);
    expect(rows).toHaveLength(10);
    expect(rows.filter(({ kind }) => kind === 'store')).toHaveLength(3);
  });
  it('mark the typed words, whatever signs they hold', () => {
    expect(markedParts('Iced Tea (large)', 'tea (l')).toEqual([
      { text: 'Iced ', marked: false },
      { text: 'Tea', marked: true },
      { text: ' ', marked: false },
      { text: '(l', marked: true },
      { text: 'arge)', marked: false },
    ]);
  });
});
