import { registerAddresses } from './addresses/routes';
import { registerAfterOrder } from './afterOrder/routes';
import { registerApplications } from './applications/routes';
import { registerBrands } from './brands/routes';
import { registerCampaigns } from './campaigns/routes';
import { registerCart } from './cart/routes';
import { registerCategories } from './categories/routes';
import { registerContent } from './content/routes';
import { registerCoupons } from './coupons/routes';
import { registerFlashSales } from './flashSales/routes';
import type { Register } from './http/serve';
import { registerPhotos } from './identity/account/photos';
import { registerReferral } from './identity/account/referral';
import { registerAccount } from './identity/account/routes';
import { registerIdentity } from './identity/routes';
import { registerInbox } from './inbox/routes';
import { registerItems } from './items/routes';
import { registerLoyalty } from './loyalty/routes';
import { registerOutbox } from './messages/routes';
import { registerModules } from './modules/routes';
import { registerNotifications } from './notifications/routes';
import { registerPrescriptions } from './orders/prescription';
import { registerOrders } from './orders/routes';
import { registerParcel } from './parcel/routes';
import { registerPayment } from './payment/routes';
import { registerPlaces } from './places/routes';
import { registerRental } from './rental/routes';
import { registerReviews } from './reviews/routes';
import { registerSearch } from './search/routes';
import { registerStores } from './stores/routes';
import { registerSupport } from './support/routes';
import { registerTracking } from './tracking/routes';
import { registerWallet } from './wallet/routes';
import { registerWishlist } from './wishlist/routes';

/** Every part of the server that mounts calls: one line for each folder. */
export const registers: readonly Register[] = [
  registerContent,
  registerPlaces,
  registerModules,
  registerCategories,
  registerStores,
  registerItems,
  registerSearch,
  registerCampaigns,
  registerBrands,
  registerFlashSales,
  registerReviews,
  registerIdentity,
  registerAccount,
  registerReferral,
  registerPhotos,
  registerOutbox,
  registerAddresses,
  registerApplications,
  registerCart,
  registerCoupons,
  registerOrders,
  registerAfterOrder,
  registerPrescriptions,
  registerParcel,
  registerPayment,
  registerTracking,
  registerSupport,
  registerInbox,
  registerNotifications,
  registerWallet,
  registerLoyalty,
  registerWishlist,
  registerRental,
];
