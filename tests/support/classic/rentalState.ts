import type { Row } from './router';

interface RentalLine {
  id: number;
  owner: string;
  vehicle: number;
  quantity: number;
}

export interface RentalState {
  vehicles: Row[];
  providers: Row[];
  lines: RentalLine[];
  /** What the vehicles of a cart share, by its owner. */
  data: Map<string, Row>;
  trips: Row[];
  wishes: { user: number; vehicle: number | null; provider: number | null }[];
}

const provider = (of: Row): Row => ({
  phone: '+12025550100',
  email: 'cars@shop.example',
  address: '3 Palm Street',
  latitude: '24.71',
  longitude: '46.67',
  zone_id: 1,
  module_id: 5,
  pickup_zone_id: '["1"]',
  tax: 10,
  discount: null,
  avg_rating: 4.5,
  rating_count: 8,
  vendor_id: 900,
  ...of,
});

const vehicle = (of: Row): Row => ({
  description: '<p>Runs <b>well</b></p>',
  thumbnail_full_url: null,
  images: '[]',
  images_full_url: [],
  category_id: 1,
  brand_id: 2,
  seating_capacity: '5',
  type: 'family',
  air_condition: 1,
  transmission_type: 'automatic',
  fuel_type: 'petrol',
  trip_hourly: 1,
  trip_distance: 1,
  hourly_price: 12.5,
  distance_price: 2,
  discount_price: 0,
  discount_type: 'percent',
  count: 3,
  total_trip: 4,
  total_reviews: 0,
  avg_rating: 0,
  new_tag: 0,
  status: 1,
  tag: '["city"]',
  ...of,
});

const swift = {
  discount: 10,
  discount_type: 'percent',
  max_discount: 0,
  min_purchase: 0,
  start_date: '2020-01-01',
  end_date: '2099-12-31',
  start_time: '00:00:00',
  end_time: '23:59:00',
};

export const freshRental = (): RentalState => ({
  providers: [
    provider({ id: 51, name: 'Swift Cars', slug: 'swift-cars', discount: swift }),
    provider({ id: 52, name: 'Oasis Rides', slug: 'oasis-rides' }),
  ],
  vehicles: [
    vehicle({ id: 501, provider_id: 51, name: 'City Sedan', slug: 'city-sedan' }),
    vehicle({ id: 502, provider_id: 51, name: 'Twin Van', slug: 'twin-van', trip_distance: 0 }),
    vehicle({ id: 503, provider_id: 52, name: 'Desert Jeep', slug: 'desert-jeep' }),
  ],
  lines: [],
  data: new Map(),
  trips: [],
  wishes: [],
});
