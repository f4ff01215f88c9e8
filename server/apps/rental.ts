import * as browse from '../../domain/rental/browseEndpoints';
import { applyTripCoupon, listTripCoupons } from '../../domain/rental/tripCartEndpoints';
import type { VehicleReview } from '../../domain/rental/vehicle';
import * as wishes from '../../domain/rental/vehicleWishlistEndpoints';
import type { AppCall, Translation, Translations } from './call';
import { couponRow } from './cart';
import { pageAsked } from './paging';
import { Refused } from './refused';
import { garageOf, providerRow, vehicleRow } from './rentalRow';
import { shopTimeOf } from './shopClock';
import { type Paged, paged, vehicles } from './vehicleSearch';

async function vehicle(call: AppCall) {
  const one = await call.ask(browse.getVehicle, { params: call.params }).catch((error) => {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  });
  if (!one) return Response.json({ error: 'vehicle_not_found' }, { status: 404 });
  const garage = await garageOf(call, [one]);
  const { total_vehicle_count: total_vehicles, ...row } = vehicleRow(one, garage);
  return {
    ...row,
    total_vehicles,
    brand: { id: one.brand_id, name: one.brand_name, image_full_url: null },
    category: { id: one.category_id, name: one.category_name },
    provider: providerRow(one.provider_details, garage),
  };
}

const reviewRow = (one: VehicleReview, { picture }: AppCall) => ({
  id: one.id,
  rating: one.rating,
  comment: one.comment,
  reply: one.reply || null,
  attachment: one.images_full_url,
  attachment_full_url: one.images_full_url.flatMap((url) => picture(url) ?? []),
  customer_name: one.customer_name,
  customer_image: '',
  vehicle_id: one.vehicle_id,
  vehicle_name: one.vehicle_name,
  vehicle_image_full_url: picture(one.vehicle_image_full_url),
  created_at: one.created_at,
});

const reviews =
  (endpoint: typeof browse.listVehicleReviews, more?: typeof provider): Translation =>
  async (call) => {
    const query = pageAsked(call.given);
    const page = await call.ask(endpoint, { query, params: call.params });
    return {
      ...paged(page),
      reviews: page.reviews.map((one) => reviewRow(one, call)),
      ...(more && { provider: await more(call) }),
    };
  };

async function provider(call: AppCall) {
  const one = await call.ask(browse.getProvider, { params: call.params });
  return { ...providerRow(one, await garageOf(call)), brand_count: 0 };
}

const groups =
  (list: (call: AppCall) => Promise<{ page: Paged; rows: Group[]; key: string }>): Translation =>
  async (call) => {
    const { page, rows, key } = await list(call);
    const shown = rows.map(({ id, name, image_full_url: image }) => ({
      id,
      name,
      image,
      image_full_url: call.picture(image),
      status: 1,
    }));
    return { ...paged(page), [key]: shown };
  };

interface Group {
  id: number;
  name: string;
  image_full_url: string;
}

/** Banners lead to providers there: one of a vehicle leads to whose it is. */
async function bannersOf(call: AppCall) {
  const { banners } = await call.ask(browse.listRentalBanners);
  const rows = banners.map(async (one) => {
    const { vehicle_id: id } = one;
    const ownerOf = async (known: number) =>
      (await call.ask(browse.getVehicle, { params: { id: known } })).provider_details.id;
    const provider_id = one.provider_id ?? (id === null ? null : await ownerOf(id));
    return {
      id: one.id,
      title: one.title,
      type: provider_id === null ? 'default' : 'store_wise',
      image: one.image_full_url,
      image_full_url: call.picture(one.image_full_url),
      provider_id,
    };
  });
  return { banners: await Promise.all(rows) };
}

async function favourites(call: AppCall) {
  const liked = await call.ask(wishes.listRentalFavourites);
  const garage = await garageOf(call, liked.vehicles);
  return {
    vehicles: liked.vehicles.map((one) => vehicleRow(one, garage)),
    providers: liked.providers.map((one) => providerRow(one, garage)),
  };
}

const thingAsked = ({ given }: AppCall) => ({
  query: { vehicle_id: given.text('vehicle_id'), provider_id: given.text('provider_id') },
});

/** Vehicles and who rents them out. */
export const rentalCalls: Translations = {
  'GET /rental/banners': bannersOf,
  'GET /rental/vehicle/category-list': groups(async (call) => {
    const page = await call.ask(browse.listVehicleCategories, { query: pageAsked(call.given) });
    return { page, rows: page.vehicles, key: 'vehicles' };
  }),
  'GET /rental/vehicle/brand-list': groups(async (call) => {
    const page = await call.ask(browse.listVehicleBrands, { query: pageAsked(call.given) });
    return { page, rows: page.brands, key: 'brands' };
  }),
  'GET /rental/vehicle/search': vehicles(browse.searchVehicles),
  'GET /rental/vehicle/top-rated': vehicles(browse.listTopRatedVehicles),
  'GET /rental/vehicle/get-provider-vehicles': vehicles(browse.searchVehicles),
  'GET /rental/vehicle/search/suggestion': async ({ ask, given }) => {
    const query = { name: given.text('name') };
    const found = await ask(browse.suggestVehicles, { query });
    return [...new Set([...found.vehicles, ...found.providers].map(({ name }) => name))];
  },
  'GET /rental/vehicle/get-vehicle-details/:id': vehicle,
  'GET /rental/vehicle/reviews/:id': reviews(browse.listVehicleReviews),
  'GET /rental/provider/popular': async (call) => {
    const page = await call.ask(browse.listPopularProviders, { query: pageAsked(call.given) });
    const garage = await garageOf(call);
    return { ...paged(page), stores: page.providers.map((one) => providerRow(one, garage)) };
  },
  'GET /rental/provider/get-provider-details/:id': provider,
  'GET /rental/provider/get-provider-reviews/:id': reviews(browse.listProviderReviews, provider),
  'GET /rental/coupon/list': async (call) => {
    const query = { provider_id: call.given.text('provider_id') };
    const [found, shop] = await Promise.all([
      call.ask(listTripCoupons, { query }),
      shopTimeOf(call),
    ]);
    return found.map((coupon) => couponRow(coupon, shop));
  },
  'GET /rental/coupon/apply': async (call) => {
    const query = { code: call.given.text('code') };
    return couponRow(await call.ask(applyTripCoupon, { query }), await shopTimeOf(call));
  },
  'GET /rental/user/wish-list': favourites,
  'POST /rental/user/wish-list/add': (call) =>
    call.ask(wishes.addRentalFavourite, thingAsked(call)),
  'DELETE /rental/user/wish-list/remove': (call) =>
    call.ask(wishes.removeRentalFavourite, thingAsked(call)),
};
