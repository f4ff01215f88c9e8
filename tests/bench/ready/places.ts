import { prepareShopper, type Shopper } from '../pages/shopper';

export interface Place {
  name: string;
  url: string;
  /** What is looked for: the first of these that stands in the first screen with words of its own. */
  shows: string;
  /** Whether what is looked for is a link, which is pressed as soon as it is seen. */
  isPressed: boolean;
  /** Whether the browser brings the shopper's choices along. */
  isKnown: boolean;
  /** The reference that it is compared with. */
  like?: string;
}

const list = 'plain list';
const product = 'plain product';

const toProduct = 'main a[href*="/product/"]';
const field = 'main input';

/** Pages of the shop at `url`. */
export function placesOf(url: string, { paths }: Shopper, category: number): Place[] {
  const place = (name: string, path: string | undefined, shows: string, like?: string): Place => ({
    name,
    url: url + path,
    shows,
    isPressed: / a\[/.test(shows),
    isKnown: name !== 'landing',
    ...(like && { like }),
  });
  return [
    place('landing', '/', field, list),
    // Its goods begin below the first screen.
    place('home', '/home', 'main a[href*="/category/"]', list),
    place('store', paths['a store'], toProduct, list),
    place('list', `/category/${category}?module_id=1`, toProduct, list),
    place('product', paths['a product'], 'main h1', product),
    place('search', '/home?search=pancakes', toProduct, list),
    place('checkout', paths['/checkout, filled'], 'main input[type=email]'),
    place('tracking', '/track-order', 'main input[type=tel]'),
  ];
}

export const placesOfReference = (url: string, slug: string): Place[] => [
  { name: list, url: `${url}/`, shows: toProduct, isPressed: true, isKnown: false },
  {
    name: product,
    url: `${url}/product/${slug}`,
    shows: 'main h1',
    isPressed: false,
    isKnown: false,
  },
];

export interface KnownShopper extends Shopper {
  /** The cookie that tells the server what the storage holds. */
  view: string;
  /** Of the product whose page is measured. */
  store: string;
  slug: string;
  category: number;
}

export async function prepareKnown(url: string): Promise<KnownShopper> {
  const shopper = await prepareShopper(url);
  const categories: { id: number }[] = await (
    await fetch(`${url}/api/v1/categories`, { headers: { zoneId: '[1]', moduleId: '1' } })
  ).json();
  const lastOf = (path: string | undefined) => /\/([^/?]+)(?:\?|$)/.exec(path ?? '')?.[1] ?? '';
  return {
    ...shopper,
    view: 'en.1.1',
    store: lastOf(shopper.paths['a store']),
    slug: lastOf(shopper.paths['a product']),
    category: categories[0]?.id ?? 0,
  };
}
