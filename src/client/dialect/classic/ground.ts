import * as v from 'valibot';
import { type Store, store as storeSchema } from '../../../../domain/catalogue/catalogue';
import type { Point } from '../../../../domain/place/place';
import { ApiError, isApiError } from '../../apiError';
import { moduleKey } from '../../storage/storage';
import { factsOf, moduleTypeOf } from './facts';
import { noteNewest } from './newestThere';
import { metresBetween } from './places';
import { found } from './refusals';
import { remembered } from './remembered';
import { storeOf } from './store';
import type { There } from './there';
import { number, type Row, row, rowsIn, word } from './values';
import { isWayOff, noteWays } from './waysOff';

/** @throws ApiError */
export const zoneList = (there: There): Promise<unknown> =>
  there.ask('GET', '/zone/list', {}, { isNameless: true });

export const refusing = (code: string, message = '') =>
  new ApiError('refused', 403, [{ code, message }]);

/** What is told of the zones of a point. @throws ApiError */
export const zoneAnswer = (there: There, { lat, lng }: { lat: unknown; lng: unknown }) =>
  remembered(`zones ${lat} ${lng}`, async () => {
    const answer = row(
      await there.ask('GET', '/config/get-zone-id', { lat, lng }, { isNameless: true }),
    );
    noteWays(answer.zone_data);
    noteNewest(rowsIn(answer.zone_data));
    return answer;
  });

export async function zonesAt(there: There, point: Point): Promise<Row[]> {
  try {
    return rowsIn((await zoneAnswer(there, point)).zone_data);
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return [];
    throw error;
  }
}

/** @throws ApiError `payment_unavailable` */
export function checkWay(zone: Row | undefined, way: unknown): void {
  if (isWayOff(zone, word(way))) throw refusing('payment_unavailable');
}

export const pivotOf = (zone: Row | undefined, module: number): Row =>
  row(rowsIn(zone?.modules).find(({ id }) => number(id) === module)?.pivot);

/** A store by its number, with the name that coupons know it by. @throws ApiError `not_found` */
export const storeThere = (there: There, id: number): Promise<Store> =>
  remembered(`store ${moduleKey.get()?.id} ${id}`, async () => {
    const facts = await factsOf(there);
    const answer = found(await there.ask('GET', `/stores/details/${id}`));
    const type = await moduleTypeOf(there, number(answer.module_id));
    const read = v.safeParse(storeSchema, storeOf(facts, answer, type));
    if (!read.success) throw refusing('not_found');
    return read.output;
  });

/** Metres by road. */
export const metresOf = (there: There, from: Point, to: Point): Promise<number> =>
  remembered(`way ${from.lat} ${from.lng} ${to.lat} ${to.lng}`, () =>
    metresBetween(there, {
      origin_lat: from.lat,
      origin_lng: from.lng,
      destination_lat: to.lat,
      destination_lng: to.lng,
    }),
  );
