import { charges, zones } from './data';
import { type Call, numberOf, type On, type Row, refuse, textOf } from './router';
import { pictured, type State, zonesOf } from './state';

const side = 0.2;

const zoneAt = (lat: number, lng: number) =>
  zones.find(
    ({ south, west }) => lat >= south && lat < south + side && lng >= west && lng < west + side,
  );

const corners = ({ south, west }: (typeof zones)[number]) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

const pivot = (state: State, zone: number, module: number): Row => ({
  zone_id: zone,
  module_id: module,
  per_km_shipping_charge: charges[module]?.perKm,
  minimum_shipping_charge: charges[module]?.least,
  maximum_shipping_charge: charges[module]?.most,
  maximum_cod_order_amount: null,
  ...(state.version === 26 && {
    delivery_charge_type: module === 2 ? 'fixed' : 'distance',
    fixed_shipping_charge: module === 2 ? 7 : 0,
    additional_delivery_option_status: 0,
  }),
});

const moduleRow = (state: State, one: State['modules'][number]): Row => ({
  id: one.id,
  module_name: one.name,
  module_type: one.type,
  description: one.id === 1 ? '<p>Warm <b>meals</b></p>' : null,
  status: '1',
  theme_id: 1,
  stores_count: state.stores.filter(({ module }) => module === one.id).length,
  items_count: 0,
  ...pictured(state, 'icon', `module-${one.id}.png`),
  ...pictured(state, 'thumbnail', `module-${one.id}.png`),
});

const zoneRow = (state: State, zone: (typeof zones)[number]): Row => ({
  id: zone.id,
  name: zone.name,
  display_name: zone.display,
  status: 1,
  ...state.ways,
  offline_payment: false,
  increased_delivery_fee: state.version === 26 ? 0 : state.surge,
  increased_delivery_fee_status: state.version !== 26 && state.surge > 0 ? 1 : 0,
  increase_delivery_charge_message: null,
  coordinates: { type: 'Polygon', coordinates: [corners(zone)] },
});

function lookup(state: State, call: Call) {
  const [lat, lng] = [numberOf(call.fields.lat), numberOf(call.fields.lng)];
  const zone = lat === null || lng === null ? undefined : zoneAt(lat, lng);
  if (!zone) return refuse(404, 'coordinates', 'Service not available in this area');
  const modules = state.modules.map((one) => ({
    ...moduleRow(state, one),
    pivot: pivot(state, zone.id, one.id),
  }));
  return {
    json: { zone_id: JSON.stringify([zone.id]), zone_data: [{ ...zoneRow(state, zone), modules }] },
  };
}

const isSamePoint = ({ fields }: Call) =>
  numberOf(fields.origin_lat) === numberOf(fields.destination_lat) &&
  numberOf(fields.origin_lng) === numberOf(fields.destination_lng);

function distance(state: State, call: Call) {
  const metres = isSamePoint(call) ? 0 : state.metres;
  if (state.version === 24)
    return {
      json: {
        rows: [
          {
            elements: [
              {
                status: 'OK',
                distance: { value: metres, text: `${metres / 1000} km` },
                duration: { value: 734, text: '12 mins' },
              },
            ],
          },
        ],
        status: 'OK',
      },
    };
  // A walk is longer: it is the way of who forgets the mode.
  const way = textOf(call.fields.mode) === 'DRIVE' ? metres : metres * 2;
  return {
    json: { ...(way > 0 && { distanceMeters: way }), duration: '734s', localizedValues: {} },
  };
}

const suggestions = (state: State) =>
  state.version === 24
    ? {
        predictions: [
          {
            place_id: 'p1',
            description: 'Palm Street, North',
            structured_formatting: { main_text: 'Palm Street', secondary_text: 'North' },
          },
          {
            place_id: 'p2',
            description: 'Airport Road, North',
            structured_formatting: { main_text: 'Airport Road', secondary_text: 'North' },
          },
        ],
        status: 'OK',
      }
    : {
        suggestions: [
          {
            placePrediction: {
              placeId: 'p1',
              text: { text: 'Palm Street, North' },
              structuredFormat: {
                mainText: { text: 'Palm Street' },
                secondaryText: { text: 'North' },
              },
            },
          },
          {
            placePrediction: {
              placeId: 'p2',
              text: { text: 'Airport Road, North' },
              structuredFormat: {
                mainText: { text: 'Airport Road' },
                secondaryText: { text: 'North' },
              },
            },
          },
        ],
      };

export function places(on: On, state: State): void {
  on('GET', '/zone/list', () => ({
    json: zones.map((zone) => ({
      ...zoneRow(state, zone),
      formated_coordinates: corners(zone).map(([lng, lat]) => ({ lat, lng })),
    })),
  }));
  on('GET', '/zone/check', (call) => ({
    json:
      zoneAt(numberOf(call.fields.lat) ?? 0, numberOf(call.fields.lng) ?? 0)?.id ===
      numberOf(call.fields.zone_id),
  }));
  on('GET', '/module', (call) => {
    const here = zonesOf(call);
    return {
      json: state.modules.map((one) => ({
        ...moduleRow(state, one),
        ...(here && { zones: zones.map(({ id, name }) => ({ id, name })) }),
      })),
    };
  });
  on('GET', '/config/get-zone-id', (call) => lookup(state, call));
  on('GET', '/config/geocode-api', () => ({
    json: { results: [{ formatted_address: '12 Palm Street, North' }], status: 'OK' },
  }));
  on('GET', '/config/place-api-autocomplete', () => ({ json: suggestions(state) }));
  on('GET', '/config/place-api-details', ({ fields }) => {
    const [id, name, lat, lng] =
      fields.placeid === 'p2'
        ? ['p2', 'Airport Road', 24.75, 46.7]
        : ['p1', 'Palm Street', 24.7, 46.66];
    return {
      json:
        state.version === 24
          ? { result: { geometry: { location: { lat, lng } } }, status: 'OK' }
          : { id, formattedAddress: name, location: { latitude: lat, longitude: lng } },
    };
  });
  on('GET', '/config/distance-api', (call) => distance(state, call));
  on('GET', '/config/direction-api', () => ({
    json: {
      routes: [
        {
          distanceMeters: state.metres,
          duration: '734s',
          polyline: { encodedPolyline: '_p~iF~ps|U_ulLnnqC' },
        },
      ],
    },
  }));
}
