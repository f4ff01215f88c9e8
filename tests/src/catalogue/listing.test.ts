import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { chipsOf } from '../../../src/catalogue/listing/chips';
import {
  decideListing,
  itemFiltersOf,
  searchFor,
  storeFiltersOf,
} from '../../../src/catalogue/listing/decideListing';
import { homeSearch, toggled } from '../../../src/catalogue/listing/listingSearch';
import { totalText } from '../../../src/ui/listing/totalText';

const read = (address: string) => v.parse(homeSearch, defaultParseSearch(address));

describe('what /home is asked to list', () => {
  const cases: [string, ReturnType<typeof decideListing>][] = [
    ['', null],
    [
      '?search=category&id=5&module_id=1&name=Pizza&data_type=category',
      { kind: 'category', id: 5, name: 'Pizza' },
    ],
    ['?search=allCategories&from=allCategories&data_type=new', { kind: 'list', name: 'new' }],
    ['?data_type=discounted', { kind: 'list', name: 'discounted' }],
    ['?search=pizza', { kind: 'searched', text: 'pizza' }],
    ['?search=7', { kind: 'searched', text: '7' }],
    ['?search=', { kind: 'searched', text: '' }],
    ['?search=category&data_type=searched', { kind: 'searched', text: 'category' }],
  ];
  it.each(cases)('%s (CAT-01, CAT-02, CAT-13)', (address, listing) => {
    expect(decideListing(read(address))).toEqual(listing);
  });

  it('searches for words that mean something else in the address', () => {
    expect(decideListing(read(defaultStringifySearch(searchFor('category'))))).toEqual({
      kind: 'searched',
      text: 'category',
    });
  });
});

describe('filters in the address', () => {
  const filters = {
    search: 'pizza',
    tab: 'stores' as const,
    categories: '3,4',
    min: 2,
    max: 12.5,
    rating: 4,
    type: 'veg' as const,
    filter: 'discounted,open',
    without: 'Gluten,Milk',
    sort: 'price_low' as const,
    store_sort: 'distance' as const,
  };

  it('survive a reload', () => {
    expect(read(defaultStringifySearch(filters))).toEqual(filters);
  });

  it('that cannot be read count as absent', () => {
    expect(read('?search=pizza&min=cheap&sort=loudest&tab=7&rating=-2')).toEqual({
      search: 'pizza',
    });
  });

  it('ask the wire for items and for stores, each with its own words', () => {
    const listing = { kind: 'searched' as const, text: 'pizza' };
    expect(itemFiltersOf(listing, filters)).toEqual({
      name: 'pizza',
      category_ids: '3,4',
      type: 'veg',
      min_price: 2,
      max_price: 12.5,
      rating: 4,
      filter: 'discounted',
      without: 'Gluten,Milk',
      sort: 'price_low',
    });
    expect(storeFiltersOf(listing, filters)).toEqual({
      name: 'pizza',
      type: 'veg',
      filter: 'discounted,open',
      sort: 'distance',
    });
  });

  it('show as chips of which each takes itself off', () => {
    const chips = chipsOf(filters, 'items');
    expect(chips.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'filter discounted',
      'type veg',
      'category 3',
      'category 4',
      'min 2',
      'max 12.5',
      'rating 4',
      'without Gluten',
      'without Milk',
    ]);
    expect(chips.find(({ value }) => value === '3')?.off).toEqual({ categories: '4' });
    expect(chips.find(({ kind }) => kind === 'filter')?.off).toEqual({ filter: 'open' });
  });

  it('are put in and taken out of lists', () => {
    expect(toggled(undefined, 'halal')).toBe('halal');
    expect(toggled('halal,organic', 'halal')).toBe('organic');
    expect(toggled('halal', 'halal')).toBeUndefined();
  });
});

it('tells a total that the server stopped counting', () => {
  expect(totalText({ total_size: 1000, total_capped: true })).toBe('1,000+');
  expect(totalText({ total_size: 7, total_capped: false })).toBe('7');
  expect(totalText(undefined)).toBe('');
});
