import { ApiError, isApiError } from '../../apiError';
import type { Table } from './tables';
import type { There } from './there';
import { isRow, number, type Row, row, rowsIn, word } from './values';

const noRoute = () => new ApiError('refused', 404, [{ code: 'routing_unavailable', message: '' }]);

/** Google's own refusal comes as a success with `error` inside. */
async function askGoogle(there: There, path: string, query: Row = there.asked.query): Promise<Row> {
  const answer = row(await there.ask('GET', path, query, { isNameless: true }));
  if (isRow(answer.error) || (typeof answer.error === 'string' && answer.error)) throw noRoute();
  return answer;
}

async function geocode(there: There) {
  const answer = row(
    await there.ask('GET', '/config/geocode-api', there.asked.query, { isNameless: true }),
  );
  const results = rowsIn(answer.results).filter((one) => word(one.formatted_address));
  const { lat, lng } = there.asked.query;
  return { results: results.length > 0 ? results : [{ formatted_address: `${lat}, ${lng}` }] };
}

async function suggest(there: There) {
  const answer = await askGoogle(there, '/config/place-api-autocomplete');
  const newer = rowsIn(answer.suggestions).filter((one) => isRow(one.placePrediction));
  if (newer.length > 0) return { suggestions: newer };
  return {
    suggestions: rowsIn(answer.predictions).map((one) => {
      const parts = row(one.structured_formatting);
      return {
        placePrediction: {
          placeId: one.place_id,
          structuredFormat: {
            mainText: { text: word(parts.main_text) || word(one.description) },
            secondaryText: { text: word(parts.secondary_text) },
          },
        },
      };
    }),
  };
}

async function place(there: There) {
  const answer = await askGoogle(there, '/config/place-api-details');
  if (isRow(answer.location)) return { location: answer.location };
  const at = row(row(row(answer.result).geometry).location);
  return { location: { latitude: at.lat, longitude: at.lng } };
}

/** Metres through the air, by the haversine formula. */
function airLine(query: Row): number {
  const rad = (value: unknown) => ((number(value) ?? 0) * Math.PI) / 180;
  const [a, b] = [rad(query.origin_lat), rad(query.destination_lat)];
  const turn = rad(query.destination_lng) - rad(query.origin_lng);
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half));
}

/** An order needs a way, and the shop counts with the one that it is told: whatever is answered without one, it goes through the air. */
function withoutRoad(error: unknown): Row {
  if (isApiError(error) && ['refused', 'unavailable', 'shape'].includes(error.kind)) return {};
  throw error;
}

/** Metres by road and the way's time, "734s"; through the air where no road is known. */
async function distanceOf(there: There, query: Row) {
  // Without a mode newer ones measure the way of a walker.
  const asked = askGoogle(there, '/config/distance-api', { ...query, mode: 'DRIVE' });
  const answer = await asked.catch(withoutRoad);
  const element = rowsIn(rowsIn(answer.rows)[0]?.elements)[0] ?? {};
  const told = number(answer.distanceMeters) ?? number(row(element.distance).value);
  const metres = told ?? Math.round(airLine(query));
  const seconds = number(row(element.duration).value) ?? (told === null ? metres / 8 : 0);
  return {
    distanceMeters: metres,
    duration: word(answer.duration) || `${Math.round(seconds)}s`,
  };
}

/** Metres by road between two points, as orders are told them. */
export const metresBetween = async (there: There, query: Row): Promise<number> =>
  (await distanceOf(there, query)).distanceMeters;

async function direction(there: There) {
  const answer = await askGoogle(there, '/config/direction-api');
  const [route] = rowsIn(answer.routes);
  if (!route) throw noRoute();
  return {
    encodedPolyline: row(route.polyline).encodedPolyline,
    distanceMeters: route.distanceMeters ?? 0,
    duration: word(route.duration) || '0s',
  };
}

export const places: Table = {
  'GET /config/geocode-api': geocode,
  'GET /config/place-api-autocomplete': suggest,
  'GET /config/place-api-details': place,
  'GET /config/distance-api': (there) => distanceOf(there, there.asked.query),
  'GET /config/direction-api': direction,
};
