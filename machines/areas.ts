/** What the areas of the flows are called. */
export const areas = {
  account: 'Account',
  cart: 'Cart',
  catalogue: 'Catalogue',
  checkout: 'Checkout',
  content: 'Language and newsletter',
  desk: 'Store’s desk',
  identity: 'Signing in and up',
  operator: 'Operators’ room',
  orders: 'Orders',
  parcel: 'Parcels',
  place: 'Place and module',
  rental: 'Rental',
  ride: 'Couriers',
};
