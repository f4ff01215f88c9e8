import { eq } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { items } from '../../../server/db/schema/items';
import { stores } from '../../../server/db/schema/stores';
import { openShop, type Shop } from '../orders/shop';

let shop: Shop;
let store: number;
beforeAll(async () => {
  shop = await openShop({ PRODUCT_FEED: '1', PUBLIC_URL: 'https://shop.example' });
  await shop.db.update(items).set({ active: false });
  store = await shop.store({ name: { en: 'Palm Bakery', ar: 'مخبز النخلة' } });
});
afterAll(() => shop.close());

const reader = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' });
const known = v.object({
  rss: v.object({
    channel: v.object({ item: v.optional(v.array(v.record(v.string(), v.unknown())), []) }),
  }),
});

/** The products of the feed as an XML reader sees them. */
async function read(query = '') {
  const response = await shop.app.request(`/feed/products.xml${query}`);
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return v.parse(known, reader.parse(text)).rss.channel.item;
}

it('tells what is for sale, what it costs and where it is, as XML', async () => {
  const loaf = await shop.item(store, {
    slug: 'rye-loaf',
    name: { en: 'Rye <Loaf> & "Salt"', ar: 'رغيف' },
    description: { en: 'Dark\u0007, sour.', ar: 'داكن' },
    image: '/media/rye.webp',
    images: ['/media/rye.webp', '/media/rye-2.webp'],
    price: 10_000,
    discount: 25_000,
    discountType: 'percent',
  });
  const gone = await shop.item(store, { price: 4_500, soldOut: true, image: '' });
  await shop.item(store, { prescriptionRequired: true });
  await shop.item(await shop.store({ active: false }));
  expect(await read()).toEqual([
    {
      'g:id': String(loaf),
      'g:title': 'Rye <Loaf> & "Salt"',
      'g:description': 'Dark, sour.',
      'g:link': 'https://shop.example/product/rye-loaf',
      'g:image_link': 'https://shop.example/media/rye.webp',
      'g:additional_image_link': 'https://shop.example/media/rye-2.webp',
      'g:availability': 'in_stock',
      'g:price': '10.00 USD',
      'g:sale_price': '7.50 USD',
      'g:brand': 'Palm Bakery',
      'g:condition': 'new',
      'g:identifier_exists': 'no',
    },
    {
      'g:id': String(gone),
      'g:title': 'Test item',
      'g:description': 'Test item',
      'g:link': expect.stringContaining('https://shop.example/product/test-item-'),
      'g:availability': 'out_of_stock',
      'g:price': '4.50 USD',
      'g:brand': 'Palm Bakery',
      'g:condition': 'new',
      'g:identifier_exists': 'no',
    },
  ]);
  expect((await read('?language=ar'))[0]?.['g:title']).toBe('رغيف');
});

it('reads on past its first page', async () => {
  const [row] = await shop.db.select().from(items).where(eq(items.slug, 'rye-loaf'));
  if (!row) throw new Error('no row');
  const { id: _id, search: _search, shownPrice: _price, shownRate: _rate, ...rest } = row;
  const many = Array.from({ length: 1_100 }, (_, at) => ({ ...rest, slug: `loaf-${at}` }));
  await shop.db.insert(items).values(many);
  expect(await read()).toHaveLength(1_102);
  await shop.db.update(stores).set({ active: false }).where(eq(stores.id, store));
  expect(await read()).toEqual([]);
});

it('is not there where nobody asked for it', async () => {
  const plain = await openShop();
  expect((await plain.app.request('/feed/products.xml')).status).toBe(404);
  await plain.close();
});
