import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { priceTag } from '../../domain/catalogue/priceTag';
import { type Language, spokenIn } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import { itemRules, type Sellable, sellableColumns, sellableOf } from '../cart/sellable';
import { brands } from '../db/schema/brands';
import { items } from '../db/schema/items';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import type { Register } from '../http/serve';
import { currencyOf } from './previews/context';
import type { Currency } from './structuredData';

const rowsAtOnce = 500;
/** Google takes ten beside the first. */
const mostPictures = 10;
const mostTitle = 150;
const mostDescription = 5_000;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// What XML has no place for at all is left out.
const safe = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const tag = (name: string, text: string) => (text === '' ? '' : `<${name}>${safe(text)}</${name}>`);

interface Told {
  readonly origin: string;
  readonly language: Language;
  readonly currency: Currency;
  readonly now: Date;
}

/** One product as Google's merchants' feed has it (RSS 2.0 with `g:`). */
function entryOf(sellable: Sellable, brand: string, { origin, language, currency, now }: Told) {
  const { item, store } = sellable;
  const { code, digits } = currency;
  const { from, discountedFrom } = priceTag(itemRules(sellable, language), now, digits);
  const price = (amount: number) => `${amount.toFixed(digits)} ${code}`;
  const at = (path: string) => new URL(path, origin).href;
  const others = item.images.filter((image) => image !== item.image).slice(0, mostPictures);
  const name = inLanguage(item.name, language);
  return [
    '<item>',
    tag('g:id', String(item.id)),
    tag('g:title', name.slice(0, mostTitle)),
    tag(
      'g:description',
      (inLanguage(item.description, language) || name).slice(0, mostDescription),
    ),
    tag('g:link', at(`/product/${encodeURIComponent(item.slug)}`)),
    tag('g:image_link', item.image && at(item.image)),
    ...others.map((image) => tag('g:additional_image_link', at(image))),
    tag('g:availability', item.stock === 0 ? 'out_of_stock' : 'in_stock'),
    tag('g:price', price(from)),
    discountedFrom < from ? tag('g:sale_price', price(discountedFrom)) : '',
    tag('g:brand', brand || inLanguage(store.name, language)),
    tag('g:condition', 'new'),
    tag('g:identifier_exists', 'no'),
    '</item>',
  ].join('');
}

/** What is for sale, by number: of open stores, without campaigns and without what needs a prescription. */
async function* pagesOf({ reads: db }: Deps, now: Date) {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ ...sellableColumns(now.toISOString()), brand: brands.name })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.storeId))
      .leftJoin(brands, eq(brands.id, items.brandId))
      .where(
        and(
          gt(items.id, after),
          eq(items.active, true),
          eq(stores.active, true),
          isNull(items.campaignStarts),
          eq(items.prescriptionRequired, false),
        ),
      )
      .orderBy(asc(items.id))
      .limit(rowsAtOnce);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.item.id;
  }
}

async function* feedOf(deps: Deps, told: Told, shop: string) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${tag('title', shop)}${tag('link', told.origin)}${tag('description', shop)}`;
  for await (const rows of pagesOf(deps, told.now)) {
    yield rows
      .map((row) => entryOf(sellableOf(row, told.now), inLanguage(row.brand, told.language), told))
      .join('\n');
  }
  yield '</channel></rss>\n';
}

/** What shopping services read of the shop, where its owner wants that (PRODUCT_FEED): `/feed/products.xml?language=ar`. */
export const registerProductFeed: Register = (_serve, deps, app) => {
  if (!deps.env.PRODUCT_FEED) return;
  app.get('/feed/products.xml', async (c) => {
    const language = spokenIn(c.req.query('language') ?? '');
    const { business_name: shop } = await deps.settings.config(language);
    const told = {
      origin: deps.env.PUBLIC_URL || new URL(c.req.url).origin,
      language,
      currency: await currencyOf(deps),
      now: deps.clock.now(),
    };
    const bytes = new TextEncoder();
    const parts = feedOf(deps, told, shop);
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(bytes.encode(value));
      },
      cancel: async () => void (await parts.return(undefined)),
    });
    return c.body(body, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });
};
