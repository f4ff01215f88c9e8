import { autocompletePlaces } from '../../../../domain/place/geographyEndpoints';
import { moduleId } from '../../orders/shop';
import { moduleId as rental } from '../../rental/garage';
import type { Way, Ways } from '../fuzzWorld';

const plain: Way = () => ({ moduleId });
const itemList: Way = ({ storeId }) => ({
  moduleId,
  query: {
    offset: 1,
    limit: 10,
    name: 'test',
    store_id: storeId,
    type: 'all',
    min_price: 1,
    max_price: 500,
    rating: 0,
    filter: 'in_stock',
    sort: 'popular',
  },
});
const storeList: Way = () => ({
  moduleId,
  query: { offset: 1, limit: 10, name: 'a', type: 'all', store_type: 'all', sort: 'distance' },
});
const vehicleList: Way = ({ home, deps }) => ({
  moduleId: rental,
  query: {
    offset: 1,
    limit: 10,
    rental_type: 'hourly',
    pickup_time: new Date(deps.clock.now().getTime() + 3_600_000).toISOString(),
    estimated_hours: 3,
    name: '',
    seats: '4',
    min_price: 1,
    max_price: 10_000,
    sort: 'price_asc',
    pickup_lat: home.lat,
    pickup_lng: home.lng,
    destination_lat: home.lat + 0.01,
    destination_lng: home.lng + 0.01,
  },
});
const rentalPage: Way = () => ({ moduleId: rental, query: { offset: 1, limit: 10 } });
const of =
  (id: number, query: Record<string, string | number> = {}): Way =>
  () => ({ moduleId, params: { id }, query });
const there: Way = ({ home }) => ({ query: { lat: home.lat, lng: home.lng } });
const between: Way = ({ home }) => ({
  query: {
    origin_lat: home.lat,
    origin_lng: home.lng,
    destination_lat: home.lat + 0.01,
    destination_lng: home.lng + 0.01,
  },
});
const placeId: Way = async ({ call }) => {
  const { suggestions } = await call(autocompletePlaces, { query: { search_text: 'noor' } });
  return { query: { placeid: suggestions[0]?.placePrediction.placeId ?? '' } };
};

/** What everybody may read. */
export const browsing: Ways = {
  getConfig: plain,
  getLanding: plain,
  listModules: plain,
  listZones: plain,
  autocompletePlaces: () => ({ query: { search_text: 'noor' } }),
  checkZone: ({ home }) => ({ query: { lat: home.lat, lng: home.lng, zone_id: 1 } }),
  getDirection: between,
  getDistance: between,
  getPlaceDetails: placeId,
  getZoneId: there,
  reverseGeocode: there,
  getAboutUs: plain,
  getCancellationPolicy: plain,
  getPrivacyPolicy: plain,
  getRefundPolicy: plain,
  getShippingPolicy: plain,
  getTerms: plain,
  getCampaign: () => ({ moduleId: 1, query: { basic_campaign_id: 1 } }),
  listBanners: plain,
  listCampaignItems: plain,
  listCampaigns: plain,
  listCategories: () => ({ moduleId, query: { name: 'a' } }),
  listCategoryItems: (world) => ({ ...itemList(world), params: { id: 1 } }),
  listCategoryStores: (world) => ({ ...storeList(world), params: { id: 1 } }),
  listFeaturedCategories: plain,
  listPopularCategories: plain,
  listSubcategories: () => ({ moduleId: 1, params: { id: 1 } }),
  getItem: ({ sharedItem }) => ({ moduleId, params: { id: sharedItem }, query: { campaign: 0 } }),
  listDiscountedItems: itemList,
  listItemReviews: of(1, { offset: 1, limit: 10 }),
  listItemsOfIds: async (world) => {
    const { query } = await itemList(world);
    return { moduleId, query: { ...query, item_ids: `[${world.sharedItem},1,2]` } };
  },
  listLatestItems: itemList,
  listMostReviewedItems: itemList,
  listPopularItems: itemList,
  listRecommendedItems: itemList,
  listRelatedItems: of(1),
  listSuggestedItems: itemList,
  searchItems: itemList,
  searchItemsAndStores: () => ({ moduleId, query: { name: 'milk' } }),
  getStore: ({ storeId }) => ({ moduleId, params: { id: storeId } }),
  listLatestStores: storeList,
  listPopularStores: storeList,
  listRecommendedStores: storeList,
  listStoreReviews: ({ storeId }) => ({ query: { store_id: storeId, offset: 1, limit: 10 } }),
  listStores: storeList,
  listTopOffers: storeList,
  searchStores: storeList,
  listBrandItems: (world) => ({ ...itemList(world), params: { id: 1 } }),
  listBrands: plain,
  listFlashSales: plain,
  listStorePlans: plain,
  listTips: plain,
  listCancellationReasons: () => ({ query: { type: 'customer', offset: 1, limit: 10 } }),
  listRefundReasons: plain,
  listParcelCategories: () => ({ moduleId: 5 }),
  listParcelInstructions: () => ({ moduleId: 5 }),
  getProvider: of(1),
  getVehicle: ({ vehicleId, deps }) => ({
    moduleId: rental,
    params: { id: vehicleId },
    query: {
      pickup_time: new Date(deps.clock.now().getTime() + 3_600_000).toISOString(),
      estimated_hours: 3,
    },
  }),
  listLatestVehicles: vehicleList,
  listPopularProviders: rentalPage,
  listPopularVehicles: vehicleList,
  listProviderReviews: of(1, { offset: 1, limit: 10 }),
  listProviderVehicles: async (world) => ({ ...(await vehicleList(world)), params: { id: 1 } }),
  listRentalBanners: () => ({ moduleId: rental }),
  listTopRatedVehicles: vehicleList,
  listVehicleBrands: rentalPage,
  listVehicleCategories: rentalPage,
  listVehicleReviews: of(1, { offset: 1, limit: 10 }),
  searchVehicles: vehicleList,
  suggestVehicles: () => ({ moduleId: rental, query: { name: 'to' } }),
  listVehiclePlaces: vehicleList,
  listTripCancellationReasons: plain,
};
