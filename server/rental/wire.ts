import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import type { PricedVehicle } from '../../domain/rental/rentalPrice';
import type { Provider, ProviderOffer, Vehicle } from '../../domain/rental/vehicle';
import { fromMillis } from '../../domain/values/money';
import type { ProviderRow, VehicleRow } from './load';

const flagOf = (isSo: boolean) => (isSo ? 1 : 0);

/** A provider's discount; null when it has none. Its end is told in UTC. */
function wireOffer(
  row: Pick<ProviderRow, 'discount' | 'discountEnd' | 'discountMax' | 'discountMinPurchase'>,
): ProviderOffer | null {
  if (row.discount <= 0) return null;
  const [date = '', time = ''] = row.discountEnd?.toISOString().split('T') ?? [];
  return {
    // Percentages and amounts are both kept in thousandths.
    discount: row.discount / 1000,
    discount_type: 'percent',
    max_discount: fromMillis(row.discountMax),
    min_purchase: fromMillis(row.discountMinPurchase),
    end_date: date,
    end_time: time.slice(0, 8),
  };
}

/** A provider as the wire knows it (VEH-18). */
export const wireProvider = (row: ProviderRow, language: Language): Provider => ({
  id: row.id,
  slug: row.slug,
  name: inLanguage(row.name, language),
  description: inLanguage(row.description, language),
  logo_full_url: row.logo,
  cover_photo_full_url: row.cover,
  avg_rating: row.ratingAvg,
  rating_count: row.ratingCount,
  address: inLanguage(row.address, language),
  phone: row.phone,
  email: row.email,
  latitude: row.lat,
  longitude: row.lng,
  zone_id: row.zoneId,
  pickup_zone_id: row.pickupZoneIds,
  tax: row.tax / 1000,
  discount: wireOffer(row),
  total_vehicles: row.vehiclesCount,
});

type Priced = Pick<
  VehicleRow,
  'hourlyPrice' | 'distancePrice' | 'dayPrice' | 'discount' | 'discountType'
>;

/** What a vehicle costs, as the wire knows it (VEH-16). */
const wirePrices = (row: Priced): PricedVehicle => ({
  trip_hourly: flagOf(row.hourlyPrice !== null),
  trip_distance: flagOf(row.distancePrice !== null),
  trip_day_wise: flagOf(row.dayPrice !== null),
  hourly_price: fromMillis(row.hourlyPrice ?? 0),
  distance_price: fromMillis(row.distancePrice ?? 0),
  day_wise_price: fromMillis(row.dayPrice ?? 0),
  discount_price: row.discount / 1000,
  discount_type: row.discountType,
});

/** A vehicle as the wire knows it (VEH-15 to VEH-17). @param free units in the asked period; null when none was asked */
export const wireVehicle = (row: VehicleRow, language: Language, free: number | null): Vehicle => ({
  id: row.id,
  slug: row.slug,
  name: inLanguage(row.name, language),
  description: inLanguage(row.description, language),
  thumbnail_full_url: row.thumbnail,
  images_full_url: row.images,
  new_tag: flagOf(row.isNew),
  provider: {
    id: row.provider.id,
    name: inLanguage(row.provider.name, language),
    discount: wireOffer(row.provider),
    pickup_zone_id: row.provider.pickupZoneIds,
  },
  category_id: row.categoryId,
  category_name: inLanguage(row.categoryName, language),
  brand_id: row.brandId,
  brand_name: inLanguage(row.brandName, language),
  seating_capacity: row.seatingCapacity,
  type: row.type,
  air_condition: flagOf(row.airCondition),
  transmission_type: row.transmission,
  fuel_type: row.fuel,
  ...wirePrices(row),
  total_vehicle_count: row.count,
  available_count: free,
  total_reviews: row.ratingCount,
  avg_rating: row.ratingAvg,
  total_trips: row.tripCount,
});
