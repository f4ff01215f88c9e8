import type { Provider, Vehicle } from '../../domain/entities/rental/vehicle';
import { type Currency, context, type Facts, rated } from './structuredData';

/** Codes of UN/CEFACT for what a price is for. */
const hour = 'HUR';
const day = 'DAY';
const kilometre = 'KMT';

/** Schema.org's Product of a vehicle to rent, with a price for each kind of trip that it is let for. */
export function vehicleFacts(vehicle: Vehicle, url: string, currency: Currency): Facts {
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
      ...(vehicle.trip_hourly ? [offer(vehicle.hourly_price, hour)] : []),
      ...(vehicle.trip_day_wise ? [offer(vehicle.day_wise_price, day)] : []),
      ...(vehicle.trip_distance ? [offer(vehicle.distance_price, kilometre)] : []),
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
