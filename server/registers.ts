import { registerApplications } from './account/applications/routes';
import { registerLoyalty } from './account/loyalty/routes';
import { registerNotifications } from './account/notifications/routes';
import { registerWallet } from './account/wallet/routes';
import { registerCart } from './cart/routes';
import { registerBrands } from './catalogue/brands';
import { registerCampaigns } from './catalogue/campaigns';
import { registerCategories } from './catalogue/categories';
import { registerFlashSales } from './catalogue/flashSales/routes';
import { registerItems } from './catalogue/items/routes';
import { registerReviews } from './catalogue/reviews';
import { registerSearch } from './catalogue/search/routes';
import { registerStores } from './catalogue/stores/routes';
import { registerWishlist } from './catalogue/wishlist/routes';
import { registerCoupons } from './checkout/coupons/routes';
import { registerPayment } from './checkout/payment/routes';
import { registerContent } from './content/routes';
import { registerDeskInbox } from './desk/inbox/routes';
import { registerDeskItems } from './desk/items/routes';
import { registerDesk } from './desk/routes';
import { registerDeskShop } from './desk/shop';
import { registerDeskTrips } from './desk/trips/routes';
import type { Register } from './http/serve';
import { registerReferral } from './identity/account/referral';
import { registerAccount } from './identity/account/routes';
import { registerPhotos } from './identity/account/shownPhotos';
import { registerIdentity } from './identity/routes';
import { registerPictures } from './import/pictures/routes';
import { registerOutbox } from './messages/routes';
import { registerShopBanners } from './operator/banners/routes';
import { registerShopCoupons } from './operator/coupons/routes';
import { registerLostOrders } from './operator/lost/routes';
import { registerOperator } from './operator/routes';
import { registerShopSettings } from './operator/settings/routes';
import { registerShopStores } from './operator/stores';
import { registerShopTexts } from './operator/texts/routes';
import { registerShopZones } from './operator/zones/routes';
import { registerAfterOrder } from './orders/afterOrder/routes';
import { registerInbox } from './orders/inbox/routes';
import { registerPrescriptions } from './orders/prescription';
import { registerOrders } from './orders/routes';
import { registerSupport } from './orders/support';
import { registerTracking } from './orders/tracking/routes';
import { registerShortLinks } from './outgoing/texts/shortLinks';
import { registerParcel } from './parcel/routes';
import { registerAddresses } from './place/addresses/routes';
import { registerModules } from './place/modules/routes';
import { registerPlaces } from './place/places/routes';
import { registerRental } from './rental/routes';
import { registerRide } from './ride/routes';

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
  registerPictures,
  registerOutbox,
  registerShortLinks,
  registerAddresses,
  registerApplications,
  registerCart,
  registerCoupons,
  registerDesk,
  registerDeskShop,
  registerDeskItems,
  registerDeskTrips,
  registerDeskInbox,
  registerOperator,
  registerLostOrders,
  registerShopBanners,
  registerShopStores,
  registerShopCoupons,
  registerShopSettings,
  registerShopTexts,
  registerShopZones,
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
  registerRide,
];
