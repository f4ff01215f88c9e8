export const itemSorts = [
  'popular',
  'newest',
  'price_low',
  'price_high',
  'rating',
  'discount',
] as const;

export const storeSorts = ['default', 'rating', 'delivery_time', 'distance', 'newest'] as const;

export const vehicleSorts = ['popular', 'newest', 'price_low', 'price_high', 'rating'] as const;
