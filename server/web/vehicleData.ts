import { discountShown, unitPriceShown } from '../../domain/catalogue/shownDiscount';
import { offersTrip, type TripType } from '../../domain/rental/rentalPrice';
import type { Provider, Vehicle } from '../../domain/rental/vehicle';
import { fromMillis } from '../../domain/values/money';
import { type Currency, context, type Facts, rated } from './structuredData';

/** Codes of UN/CEFACT for what a price is for: an hour, a day, a kilometre. */
const unitCodes = {
  hourly: 'HUR',
  day_wise: 'DAY',
  distance_wise: 'KMT',
} as const satisfies Record<TripType, string>;
const kinds = ['hourly', 'day_wise', 'distance_wise'] as const;

/** Schema.org's Product of a vehicle to rent, with the price on its page for each kind of trip that it is let for. */
export function vehicleFacts(vehicle: Vehicle, url: string, currency: Currency, now: Date): Facts {
  const discount = discountShown(vehicle, null, now, currency.digits);
  const offer = (price: number, unitCode: string) => ({
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    price,
    priceCurrency: currency.code,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency.code,
      unitCode,
    },
    seller: { '@type': 'Organization', name: vehicle.provider?.name },
  });
  return {
    ...context,
    '@type': 'Product',
    name: vehicle.name,
    url,
    description: vehicle.description || undefined,
    image: [vehicle.thumbnail_full_url, ...vehicle.images_full_url],
    brand: { '@type': 'Brand', name: vehicle.brand_name },
    category: vehicle.category_name,
    ...rated(vehicle.avg_rating, vehicle.total_reviews),
    offers: [
      ...kinds
        .filter((kind) => offersTrip(vehicle, kind))
        .flatMap((kind) => {
          const shown = unitPriceShown(vehicle, kind, discount, currency.digits);
          return shown ? [offer(fromMillis(shown.now), unitCodes[kind])] : [];
        }),
    ],
  };
}

/** Schema.org's AutoRental: where it is and how it is rated. */
export const providerFacts = (provider: Provider, url: string): Facts => ({
  ...context,
  '@type': 'AutoRental',
  name: provider.name,
  url,
  image: provider.cover_photo_full_url,
  logo: provider.logo_full_url,
  telephone: provider.phone || undefined,
  address: provider.address,
  geo: {
    '@type': 'GeoCoordinates',
    latitude: provider.latitude,
    longitude: provider.longitude,
  },
  ...rated(provider.avg_rating, provider.rating_count),
});
