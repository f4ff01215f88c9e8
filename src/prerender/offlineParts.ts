import type { OutputBundle } from 'rolldown';

/**
 * What is pressed next and may not have been loaded when the connection goes: carts, checkouts, parcels, favourites,
 * orders, and what tells of trouble. Each stands for its file and all that this one imports.
 */
const parts = [
  'flow/Toasts.tsx',
  'flow/messages.ts',
  'flow/toastActions.ts',
  'cart/seenCarts.ts',
  'rental/seenTrips.ts',
  'client/windowName.ts',
  'ui/phone/CountrySelect.tsx',
  'app/shell/MobileDrawer.tsx',
  'app/shell/Meanwhile.tsx',
  '/domain/values/phone.ts',
  'cart/addToCart/startAddToCart.ts',
  'rental/bookTrip/TripCheckoutRoute.tsx',
  'cart/CartDrawer.tsx',
  'cart/ClearCartDialog.tsx',
  'cart/lineActors.ts',
  'cart/resumeChanges.ts',
  'checkout/NoSteps.tsx',
  'checkout/OrderedElsewhere.tsx',
  'checkout/PlacingDialog.tsx',
  'checkout/RefusalAlert.tsx',
  'checkout/details/DetailsStep.tsx',
  'checkout/details/OtherTip.tsx',
  'checkout/payment/PaymentStep.tsx',
  'checkout/summary/Wishes.tsx',
  'checkout/place/CustomerPlace.tsx',
  'checkout/place/GuestDialog.tsx',
  'checkout/place/PickupPoint.tsx',
  'catalogue/item/LiveItem.tsx',
  'catalogue/favourite/WishlistDrawer.tsx',
  'catalogue/favourite/RentalRows.tsx',
  'catalogue/favourite/seenFavourites.ts',
  'rental/api/rentalFavourites.ts',
  'checkout/guestOrLogin/GuestOrLoginScreens.tsx',
  'checkout/guestOrLogin/startGuestOrLogin.ts',
  'cart/lineWishes/LineWishesDialog.tsx',
  'rental/tripCart/TripCartButton.tsx',
  'rental/tripCart/TripCartDrawer.tsx',
  'parcel/ParcelPlaceDialog.tsx',
  'parcel/ParcelRoute.tsx',
  'rental/tripCart/ClearTripDialog.tsx',
  'rental/tripCart/lineActors.ts',
  'rental/tripCart/proceedToBooking.ts',
  'routes/checkout.tsx?tsr-split',
  'routes/my-orders.tsx?tsr-split',
  'routes/parcel.tsx?tsr-split',
  'routes/rental.cart.tsx?tsr-split',
  'node_modules/axios/index.js',
];

/** Pictures of these parts that no page may have shown before. */
const pictures = ['cart', 'offline', 'no-orders', 'no-favourites', 'no-trips', 'sign-in'].map(
  (name) => `/pictures/empty-${name}.svg`,
);

type ChunksOf = (bundle: OutputBundle, source: string) => string[];

export function offlineFiles(bundle: OutputBundle, chunksOf: ChunksOf): string[] {
  const files = new Set<string>();
  for (const part of parts) {
    const chunks = chunksOf(bundle, part);
    if (chunks.length === 0) throw new Error(`No file of the client holds ${part}`);
    for (const name of chunks) {
      files.add(`/${name}`);
      const chunk = bundle[name];
      for (const sheet of (chunk?.type === 'chunk' ? chunk.viteMetadata?.importedCss : undefined) ??
        [])
        files.add(`/${sheet}`);
    }
  }
  return [...[...files].sort(), ...pictures, '/pictures/default-item.svg'];
}
