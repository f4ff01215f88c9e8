import type { OutputBundle, OutputChunk } from 'rolldown';

/**
 * What is pressed next and may not have been loaded when the connection goes: carts, checkouts, favourites, orders, and
 * what tells of trouble. Each stands for its file and all that this one imports.
 */
const parts = [
  'app/Toasts.tsx',
  'app/messages.ts',
  'app/seen/seenCarts.ts',
  'app/seen/seenTrips.ts',
  'components/phone/CountrySelect.tsx',
  'components/shell/MobileDrawer.tsx',
  '/domain/phone.ts',
  'flows/addToCart/startAddToCart.ts',
  'flows/bookTrip/TripCheckoutRoute.tsx',
  'flows/cart/CartDrawer.tsx',
  'flows/cart/ClearCartDialog.tsx',
  'flows/cart/lineActors.ts',
  'flows/cart/resumeChanges.ts',
  'flows/checkout/NoSteps.tsx',
  'flows/checkout/OrderedElsewhere.tsx',
  'flows/checkout/PlacingDialog.tsx',
  'flows/checkout/RefusalAlert.tsx',
  'flows/checkout/details/DetailsStep.tsx',
  'flows/checkout/details/OtherTip.tsx',
  'flows/checkout/payment/PaymentStep.tsx',
  'flows/checkout/place/CustomerPlace.tsx',
  'flows/checkout/place/GuestDialog.tsx',
  'flows/favourite/WishlistDrawer.tsx',
  'flows/guestOrLogin/GuestOrLoginScreens.tsx',
  'flows/guestOrLogin/startGuestOrLogin.ts',
  'flows/lineWishes/LineWishesDialog.tsx',
  'flows/tripCart/TripCartButton.tsx',
  'flows/tripCart/TripCartDrawer.tsx',
  'flows/tripCart/lineActors.ts',
  'routes/checkout.tsx?tsr-split',
  'routes/my-orders.tsx?tsr-split',
  'node_modules/axios/index.js',
];

/** Pictures of these parts that no page may have shown before. */
const pictures = ['cart', 'offline', 'no-orders', 'no-favourites', 'no-trips'].map(
  (name) => `/pictures/empty-${name}.svg`,
);

type ChunksOf = (bundle: OutputBundle, source: string) => string[];

/** Addresses of everything that carts and checkouts need: their code, their styles and their pictures. */
export function offlineFiles(bundle: OutputBundle, chunksOf: ChunksOf): string[] {
  const files = new Set<string>();
  for (const part of parts) {
    const chunks = chunksOf(bundle, part);
    if (chunks.length === 0) throw new Error(`No file of the client holds ${part}`);
    for (const name of chunks) {
      files.add(`/${name}`);
      const chunk = bundle[name] as OutputChunk | undefined;
      for (const sheet of chunk?.viteMetadata?.importedCss ?? []) files.add(`/${sheet}`);
    }
  }
  return [...[...files].sort(), ...pictures, '/pictures/default-item.svg'];
}
