import * as applications from './account/applicationEndpoints';
import * as customer from './account/customerEndpoints';
import * as loyalty from './account/loyaltyEndpoints';
import * as notifications from './account/notificationEndpoints';
import * as referral from './account/referralEndpoints';
import * as wallet from './account/walletEndpoints';
import * as cart from './cart/cartEndpoints';
import * as catalogue from './catalogue/catalogueEndpoints';
import * as items from './catalogue/itemEndpoints';
import * as offers from './catalogue/offerEndpoints';
import * as stores from './catalogue/storeEndpoints';
import * as wishlist from './catalogue/wishlistEndpoints';
import * as content from './content/contentEndpoints';
import * as desk from './desk/deskEndpoints';
import * as deskInbox from './desk/deskInboxEndpoints';
import * as deskItems from './desk/deskItemEndpoints';
import * as deskTrips from './desk/deskTripEndpoints';
import * as identity from './identity/identityEndpoints';
import * as session from './identity/sessionEndpoints';
import * as lostOrders from './operator/lostOrderEndpoints';
import * as operator from './operator/operatorEndpoints';
import * as shopBanners from './operator/shopBannerEndpoints';
import * as shopCoupons from './operator/shopCouponEndpoints';
import * as shopSettings from './operator/shopSettingEndpoints';
import * as shopStores from './operator/shopStoreEndpoints';
import * as shopTexts from './operator/shopTextEndpoints';
import * as shopZones from './operator/shopZoneEndpoints';
import * as afterOrder from './orders/afterOrderEndpoints';
import * as inbox from './orders/inboxEndpoints';
import * as orderChanges from './orders/orderChangeEndpoints';
import * as orders from './orders/orderEndpoints';
import * as support from './orders/supportEndpoints';
import * as parcel from './parcel/parcelEndpoints';
import * as addresses from './place/addressEndpoints';
import * as geography from './place/geographyEndpoints';
import * as places from './place/placeEndpoints';
import * as rentalBrowse from './rental/browseEndpoints';
import * as rentalTripCart from './rental/tripCartEndpoints';
import * as rentalTrips from './rental/tripEndpoints';
import * as rentalPlaces from './rental/vehiclePlaceEndpoints';
import * as rentalWishlist from './rental/vehicleWishlistEndpoints';
import * as ride from './ride/rideEndpoints';
import * as rideTalks from './ride/rideTalkEndpoints';
import type { AnyEndpoint } from './wire/define';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the contract by name: the server mounts these, `/api/docs` is drawn from them. */
export const endpointTable: ReadonlyMap<string, AnyEndpoint> = new Map(
  [
    places,
    geography,
    content,
    catalogue,
    items,
    stores,
    offers,
    session,
    identity,
    customer,
    addresses,
    applications,
    cart,
    orders,
    orderChanges,
    afterOrder,
    parcel,
    support,
    wallet,
    desk,
    deskInbox,
    deskItems,
    deskTrips,
    operator,
    lostOrders,
    shopBanners,
    shopStores,
    shopCoupons,
    shopSettings,
    shopTexts,
    shopZones,
    ride,
    rideTalks,
    inbox,
    notifications,
    loyalty,
    referral,
    wishlist,
    rentalBrowse,
    rentalPlaces,
    rentalTripCart,
    rentalTrips,
    rentalWishlist,
  ].flatMap((room) =>
    Object.entries(room).filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1])),
  ),
);
