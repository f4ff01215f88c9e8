import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { areaTitles, discover } from '../../charts/atlas/discover';
import { languagesOf } from '../../charts/atlas/site';
import { calledIn, type Findable, findIn } from '../../charts/search/find';
import { findablesOf } from '../../charts/search/findables';
import { messageTexts } from '../../src/prerender/messageTexts';

const root = fileURLToPath(new URL('../../machines', import.meta.url));
const messages = messageTexts();
const charts = await discover(root, undefined, { messages: Object.keys(messages) });
const requirements = [
  {
    id: 'ITEM-11',
    flow: 'item',
    text: 'The shopper is asked before another store’s cart is replaced.',
  },
  { id: 'NONE-01', flow: 'none', text: 'What no flow does.' },
];
const items = findablesOf({ charts, languages: languagesOf(charts), requirements, messages });
const found = (text: string) =>
  findIn(items, text).map(({ kind, items: hits }) => [kind, hits.length, hits[0]?.at] as const);

describe('the search over all flows', () => {
  it('finds a guard by its name, and by its words in each language', () => {
    const place = ['guard', 1, 'addToCart.deciding'];
    expect(found('isFromOtherStore')).toEqual([place]);
    expect(found('the cart is of another store')).toEqual([place]);
    expect(found('السلة من متجر اخر')).toEqual([place]);
    expect(found('El carrito es de otra tienda')).toEqual([['guard', 2, 'addToCart.deciding']]);
  });

  it('finds a message with the flows that say it, wherever their code has it from', () => {
    const flows = (text: string) =>
      findIn(items, text).flatMap(({ kind, items: hits }) =>
        kind === 'message' ? hits.map(({ flow, name }) => `${flow} ${name}`) : [],
      );
    expect(flows('Item added to cart')).toEqual([
      'addToCart cart.itemAdded',
      'addToCart cart.clearedAndAdded',
    ]);
    expect(flows('تمت اضافه الصنف الى السله')).toEqual(['addToCart cart.itemAdded']);
    expect(flows('cart.noChanges')).toEqual([
      'addToCart cart.noChanges',
      'lineWishes cart.noChanges',
    ]);
  });

  it('finds a requirement where it is served, and one that nothing serves without a place', () => {
    expect(found('ITEM-11')).toEqual([['requirement', 4, 'addToCart.deciding']]);
    expect(found('NONE-01')).toEqual([['requirement', 1, null]]);
  });

  it('finds flows, states and events together, and nothing where nothing is', () => {
    expect(found('orderRequested')).toEqual([['event', 3, 'item.choice.incomplete']]);
    expect(found('addToCart confirmingReplacement')).toEqual([
      ['state', 1, 'addToCart.confirmingReplacement'],
    ]);
    expect(found('zzzz')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('puts what is called so before what only says so', () => {
    const [flows] = findIn(items, 'Checkout');
    expect([flows?.kind, flows?.items[0]?.at]).toEqual(['flow', 'checkout']);
  });
});

it('calls a thing by the language that is read, else by the own one, else by its name', () => {
  const item: Findable = {
    kind: 'event',
    name: 'a.b',
    flow: 'a',
    at: 'a',
    texts: { en: 'B', ar: 'ب' },
  };
  expect([calledIn(item, 'ar'), calledIn(item, 'es')]).toEqual(['ب', 'B']);
  expect(calledIn({ ...item, texts: {} }, 'es')).toBe('a.b');
});

it('files every flow under an area that each language names', async () => {
  const areas = [...new Set(charts.map(({ area }) => area))].sort();
  const titles = await areaTitles(root);
  expect(Object.keys(titles)).toEqual(['en', 'ar', 'es']);
  for (const names of Object.values(titles)) expect(Object.keys(names).sort()).toEqual(areas);
  const words = Object.values(titles).map((names) => names.cart);
  expect(words).toEqual(['Cart', 'السلة', 'Carrito']);
});

it('knows what every message of the shop says in its languages', () => {
  const gaps = Object.entries(messages).filter(([, texts]) => Object.keys(texts).length !== 3);
  expect(gaps).toEqual([]);
  expect(messages['cart.itemAdded']).toEqual({
    en: 'Item added to cart',
    ar: 'تمت إضافة الصنف إلى السلة',
    es: 'Artículo añadido al carrito',
  });
  const listed = readFileSync(`${root}/messages.ts`, 'utf8').match(/'[\w.]+'/g) ?? [];
  expect(
    Object.keys(messages)
      .map((id) => `'${id}'`)
      .sort(),
  ).toEqual(listed.sort());
});
