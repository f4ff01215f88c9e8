import type { Item, Store } from '../../domain/catalogue/catalogue';
import { priceTag } from '../../domain/catalogue/priceTag';
import type { ModuleType } from '../../domain/place/module';

export type Facts = Record<string, unknown>;

/** ISO 4217 code, and how many digits stand behind the point. */
export interface Currency {
  readonly code: string;
  readonly digits: number;
}

export const context = { '@context': 'https://schema.org' };

/** Schema.org's rating; nothing where nobody has rated yet. */
export const rated = (average: number, count: number) =>
  count > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
  };

/** Schema.org's Product, with the price of one piece in the shop's currency. */
export function itemFacts(item: Item, url: string, { code, digits }: Currency, now: Date): Facts {
  const inStock = item.available === 1 && item.stock !== 0;
  return {
    ...context,
    '@type': 'Product',
    name: item.name,
    url,
    description: item.description || undefined,
    image: [item.image_full_url, ...item.images_full_url],
    ...rated(item.avg_rating, item.rating_count),
    offers: {
      '@type': 'Offer',
      url,
      price: priceTag(item, now, digits).discountedFrom,
      priceCurrency: code,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: item.store_name },
    },
  };
}

const kinds: Partial<Record<ModuleType, string>> = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
};
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Schema.org's local business of the store's kind: where it is, when it is open, how it is rated. */
export const storeFacts = (store: Store, url: string): Facts => ({
  ...context,
  '@type': (store.module_type && kinds[store.module_type]) ?? 'Store',
  name: store.name,
  url,
  image: store.cover_photo_full_url,
  logo: store.logo_full_url,
  telephone: store.phone || undefined,
  address: store.address,
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.schedules.map(({ day, opening_time, closing_time }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days[day],
    opens: opening_time,
    closes: closing_time,
  })),
  ...rated(store.avg_rating, store.rating_count),
});

/** Schema.org's way to a page, from the widest to the page itself. */
export const breadcrumbs = (steps: readonly { name: string; path: string }[]): Facts => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});
