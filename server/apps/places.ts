import * as geography from '../../domain/place/geographyEndpoints';
import type { Module } from '../../domain/place/module';
import type { Zone } from '../../domain/place/place';
import { getConfig, listModules, listZones } from '../../domain/place/placeEndpoints';
import type { AppCall, Translations } from './call';
import { Refused } from './refused';

const moduleOf = (module: Module, { picture }: AppCall) => ({
  id: module.id,
  module_name: module.module_name,
  module_type: module.module_type,
  description: module.description,
  status: String(module.status),
  theme_id: 1,
  stores_count: module.stores_count,
  items_count: 0,
  icon: module.icon_full_url,
  thumbnail: module.icon_full_url,
  icon_full_url: picture(module.icon_full_url),
  thumbnail_full_url: picture(module.icon_full_url),
});

function areaOf(zone: Zone | undefined) {
  const ring = (zone?.coordinates ?? []).map(({ lat, lng }) => [lng, lat]);
  return { type: 'Polygon', coordinates: ring.length > 0 ? [[...ring, ring[0]]] : [] };
}

async function zoneListOf(call: AppCall) {
  return (await call.ask(listZones)).map((zone) => ({
    id: zone.id,
    name: zone.name,
    display_name: zone.name,
    status: zone.status,
    coordinates: areaOf(zone),
    formated_coordinates: zone.coordinates,
  }));
}

async function zonesAt(call: AppCall, query: { lat: unknown; lng: unknown }) {
  const [found, zones, modules, config] = await Promise.all([
    call.ask(geography.getZoneId, { query }),
    call.ask(listZones),
    call.ask(listModules, { headers: { zoneId: '[]' } }),
    call.ask(getConfig),
  ]);
  const dataOf = (zone: (typeof found)['zone_data'][number]) => {
    const busy = Math.max(0, ...zone.modules.map((row) => row.increased_delivery_fee));
    return {
      id: zone.id,
      name: zone.name,
      display_name: zone.name,
      status: 1,
      cash_on_delivery: config.cash_on_delivery === 1,
      digital_payment: config.digital_payment === 1,
      offline_payment: false,
      increased_delivery_fee: busy,
      increased_delivery_fee_status: busy > 0 ? 1 : 0,
      increase_delivery_charge_message: '',
      coordinates: areaOf(zones.find(({ id }) => id === zone.id)),
      modules: zone.modules.flatMap((row) => {
        const module = modules.find(({ id }) => id === row.id);
        const pivot = {
          module_id: row.id,
          zone_id: zone.id,
          per_km_shipping_charge: row.per_km_shipping_charge,
          minimum_shipping_charge: row.minimum_shipping_charge,
          maximum_shipping_charge: row.maximum_shipping_charge,
          maximum_cod_order_amount: config.cod_max_amount,
          delivery_charge_type: 'distance',
          fixed_shipping_charge: 0,
          additional_delivery_option_status: 0,
          minimum_delivery_charge: 0,
          minimum_delivery_time: 0,
        };
        return module ? [{ ...moduleOf(module, call), pivot }] : [];
      }),
    };
  };
  return { zone_id: JSON.stringify(found.zone_id), zone_data: found.zone_data.map(dataOf) };
}

const pointIn = ({ given }: AppCall) => ({ lat: given.text('lat'), lng: given.text('lng') });
const wayIn = ({ given }: AppCall) => ({
  origin_lat: given.text('origin_lat'),
  origin_lng: given.text('origin_lng'),
  destination_lat: given.text('destination_lat'),
  destination_lng: given.text('destination_lng'),
});

async function suggestionsOf({ ask, given }: AppCall) {
  const query = { search_text: given.text('search_text') };
  const { suggestions } = await ask(geography.autocompletePlaces, { query });
  return {
    suggestions: suggestions.map(({ placePrediction: { placeId, structuredFormat } }) => {
      const { mainText, secondaryText } = structuredFormat;
      const text = [mainText.text, secondaryText.text].filter(Boolean).join(', ');
      return { placePrediction: { placeId, text: { text }, structuredFormat } };
    }),
  };
}

/** Nothing is known of the address: that is no mistake of the app's. */
async function addressOf(call: AppCall) {
  try {
    const { results } = await call.ask(geography.reverseGeocode, { query: pointIn(call) });
    return { results, status: 'OK' };
  } catch (error) {
    if (error instanceof Refused && error.status === 404) {
      return { results: [], status: 'ZERO_RESULTS' };
    }
    throw error;
  }
}

/** Per cent that the hour adds to delivery in the app's module, where the shopper stands. */
async function surgeOf(call: AppCall) {
  const { headers } = call.request;
  const query = { lat: headers.get('latitude') ?? '', lng: headers.get('longitude') ?? '' };
  const [zone, module] = [call.given.number('zone_id'), call.given.number('module_id')];
  const known =
    query.lat && query.lng ? await call.ask(geography.getZoneId, { query }) : { zone_data: [] };
  const price =
    known.zone_data.find(({ id }) => id === zone)?.modules.find(({ id }) => id === module)
      ?.increased_delivery_fee ?? 0;
  return { title: '', customer_note: '', customer_note_status: 0, price, price_type: 'percent' };
}

export const placeCalls: Translations = {
  'GET /module': async (call) =>
    (await call.ask(listModules)).map((module) => ({
      ...moduleOf(module, call),
      zones: module.zones.map((zone) => ({ ...zone, status: 1 })),
    })),
  'GET /zone/list': zoneListOf,
  'GET /zone/check': (call) =>
    call.ask(geography.checkZone, {
      query: { ...pointIn(call), zone_id: call.given.text('zone_id') },
    }),
  'GET /config/get-zone-id': (call) => zonesAt(call, pointIn(call)),
  'GET /config/geocode-api': addressOf,
  'GET /config/place-api-autocomplete': suggestionsOf,
  'GET /config/place-api-details': async ({ ask, given }) => {
    const id = given.text('placeid');
    const { location } = await ask(geography.getPlaceDetails, { query: { placeid: id } });
    return { id, formattedAddress: '', displayName: { text: '' }, location };
  },
  'GET /config/distance-api': async (call) => {
    const way = await call.ask(geography.getDistance, { query: wayIn(call) });
    const minutes = Math.round(Number.parseFloat(way.duration) / 60);
    const localizedValues = {
      distance: { text: `${(way.distanceMeters / 1000).toFixed(1)} km` },
      duration: { text: `${minutes} mins` },
    };
    return { ...way, localizedValues };
  },
  'GET /config/direction-api': async (call) => {
    const way = await call.ask(geography.getDirection, { query: wayIn(call) });
    const { encodedPolyline, ...rest } = way;
    return { routes: [{ ...rest, polyline: { encodedPolyline } }] };
  },
  'POST /customer/order/get-surge-price': surgeOf,
  'GET /vehicle/extra_charge': async () => 0,
};
