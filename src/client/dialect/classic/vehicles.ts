import { isApiError } from '../../apiError';
import { factsOf, picture } from './facts';
import { unless } from './profile';
import { found } from './refusals';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { moment, number, paged, pageOf, row, rowsIn, wordsIn } from './values';
import { providerRow, vehicleOf } from './vehicle';
import { foundVehicles } from './vehicleSearch';

async function details(there: There) {
  const facts = await factsOf(there);
  const path = `/rental/vehicle/get-vehicle-details/${there.asked.params.id}`;
  const answer = found(await there.ask('GET', path));
  return {
    ...vehicleOf(facts, answer),
    provider_details: providerRow(facts, row(answer.provider)),
  };
}

const reviews =
  (path: string): Handler =>
  async (there) => {
    const facts = await factsOf(there);
    const answer = await there.ask(
      'GET',
      `${path}/${there.asked.params.id}`,
      paged(there.asked.query),
    );
    return pageOf(answer, 'reviews', 'reviews', (one) => ({
      ...one,
      vehicle_image_full_url: picture(facts, one, 'vehicle_image', 'vehicle'),
      images_full_url: wordsIn(one.attachment_full_url),
      created_at: moment(one.created_at),
    }));
  };

const providers: Handler = async (there) => {
  const facts = await factsOf(there);
  const answer = await there.ask('GET', '/rental/provider/popular', paged(there.asked.query));
  const key = Array.isArray(answer) || row(answer).stores ? 'stores' : 'providers';
  return pageOf(answer, key, 'providers', (one) => providerRow(facts, one));
};

const groups =
  (path: string, key: string): Handler =>
  async (there) => {
    const facts = await factsOf(there);
    const answer = await there.ask('GET', path, paged(there.asked.query));
    return pageOf(answer, key, key, (one) => ({
      ...one,
      image_full_url: picture(facts, one, 'image', 'vehicle_category'),
    }));
  };

async function banners(there: There) {
  const facts = await factsOf(there);
  const answer = await there.ask('GET', '/rental/banners');
  return {
    banners: rowsIn(Array.isArray(answer) ? answer : row(answer).banners).map((one) => ({
      ...one,
      image_full_url: picture(facts, one, 'image', 'banner'),
      type: one.type === 'store_wise' ? 'provider_wise' : one.type,
    })),
  };
}

async function favourites(there: There) {
  const facts = await factsOf(there);
  const answer = row(await there.ask('GET', '/rental/user/wish-list'));
  return {
    vehicles: rowsIn(answer.vehicles).map((one) => vehicleOf(facts, one)),
    providers: rowsIn(answer.providers).map((one) => providerRow(facts, one)),
  };
}

/** Making a favourite of one that is one is refused like anything else: whether it is one is seen in the list. */
async function like(there: There) {
  const { vehicle_id, provider_id } = there.asked.query;
  const path = '/rental/user/wish-list/add';
  try {
    return row(await there.ask('POST', path, there.asked.query));
  } catch (error) {
    if (!isApiError(error) || error.status !== 403) throw error;
    const { vehicles: liked, providers: known } = await favourites(there);
    const rows = vehicle_id === undefined ? known : liked;
    if (!rows.some(({ id }) => number(id) === number(vehicle_id ?? provider_id))) throw error;
    return { message: error.said };
  }
}

export const vehicles: Table = {
  ...foundVehicles,
  'GET /rental/banners': banners,
  'GET /rental/vehicle/category-list': groups('/rental/vehicle/category-list', 'vehicles'),
  'GET /rental/vehicle/brand-list': groups('/rental/vehicle/brand-list', 'brands'),
  'GET /rental/vehicle/get-vehicle-details/{id}': details,
  'GET /rental/vehicle/get-vehicle-reviews/{id}': reviews('/rental/vehicle/reviews'),
  'GET /rental/provider/popular': providers,
  'GET /rental/provider/get-provider-details/{id}': async (there) => {
    const path = `/rental/provider/get-provider-details/${there.asked.params.id}`;
    return providerRow(await factsOf(there), found(await there.ask('GET', path)));
  },
  'GET /rental/provider/get-provider-reviews/{id}': reviews(
    '/rental/provider/get-provider-reviews',
  ),
  'GET /rental/user/wish-list': favourites,
  'POST /rental/user/wish-list/add': like,
  'DELETE /rental/user/wish-list/remove': async (there) =>
    row(
      await there
        .ask('DELETE', '/rental/user/wish-list/remove', there.asked.query)
        .catch(unless(404)),
    ),
};
