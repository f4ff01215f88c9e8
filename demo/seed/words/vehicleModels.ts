import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/vehicles';
import { type VehicleBody, vehicleBodies } from '../../pictures/vehicles/look';
import { millis, rowsOf } from '../menus/written';
import { brands } from './vehicles';

export interface VehicleModel {
  body: VehicleBody;
  brand: Localized;
  model: Localized;
  description: Localized;
  seats: number;
  /** Usual price of an hour, thousandths. */
  hour: number;
  fuel: string;
  gears: string;
}

const columns = [
  'body',
  'brand',
  'model',
  'description',
  'seats',
  'hour',
  'fuel',
  'gears',
] as const;

const table = `
body | brand | model | description | seats | hour | fuel | gears
hatchback | Aurion | Pico | Turns in an alley, parks in a sigh. | 4 | 7.50 | petrol | manual
hatchback | Baltis | Dot | Electric, two hundred city kilometres, free parking at the harbour. | 4 | 9.00 | electric | automatic
hatchback | Cormo | Clip | Five doors, a boot for two cabin bags. | 5 | 8.00 | petrol | automatic
hatchback | Deltra | Mini S | The cheapest way to a roof and a radio. | 4 | 6.50 | petrol | manual
hatchback | Esker | Kite | Hybrid, sips fuel, forgives a late brake. | 5 | 8.50 | hybrid | automatic
hatchback | Helio | Spark | Charges to eighty while you have lunch. | 5 | 9.50 | electric | automatic
sedan | Aurion | Linea | Quiet at a hundred and ten, cold air in the back too. | 5 | 11.00 | petrol | automatic
sedan | Baltis | Corso | For meetings in three towns on one day. | 5 | 12.00 | hybrid | automatic
sedan | Cormo | Alto | Long boot, low sill, kind to knees. | 5 | 10.50 | diesel | manual
sedan | Fjord | Metro | Taxi drivers own the same one. They know. | 5 | 10.00 | diesel | automatic
sedan | Gavia | Sereno | Electric saloon, five hundred kilometres, massaging front seats. | 5 | 15.00 | electric | automatic
sedan | Helio | Avenue | Plain, new, smells of nothing. | 5 | 11.50 | petrol | automatic
suv | Aurion | Ridge | Seven seats, the last two for cousins. | 7 | 16.00 | diesel | automatic
suv | Baltis | Summit | Low range for the cedar road, snow chains in the boot. | 5 | 18.00 | diesel | automatic
suv | Cormo | Terra | Family size, three child seats side by side. | 7 | 15.50 | hybrid | automatic
suv | Deltra | Dune | Wide tyres, a shovel, a compressor for sand. | 5 | 17.50 | petrol | manual
suv | Fjord | Nord | Electric four-wheel drive, heats its seats before you come. | 5 | 19.00 | electric | automatic
suv | Gavia | Brise | Small one of its kind, high view, easy in town. | 5 | 13.50 | petrol | automatic
pickup | Aurion | Hauler | A ton on the bed, straps included. | 5 | 15.00 | diesel | manual
pickup | Cormo | Atlas | Takes a sofa standing up. | 5 | 15.50 | diesel | automatic
pickup | Deltra | Rover Cab | Two seats, long bed, ladder rack. | 2 | 13.00 | diesel | manual
pickup | Esker | Grove | Crates of olives, dog in the cabin. | 5 | 14.00 | petrol | manual
pickup | Helio | Volt Bed | Electric, with sockets on the bed for your tools. | 5 | 18.00 | electric | automatic
van | Baltis | Cargo | A one-room flat in a single trip. | 3 | 15.00 | diesel | manual
van | Cormo | Space | Eight seats that fold flat one by one. | 8 | 17.00 | diesel | automatic
van | Esker | Box | Three cubic metres, fits the old town gates. | 2 | 12.50 | petrol | manual
van | Fjord | Camp | Bed, stove, table; the view is up to you. | 4 | 24.00 | diesel | automatic
van | Gavia | Ramp | Side ramp for a wheelchair, three seats beside it. | 5 | 18.50 | diesel | automatic
minibus | Aurion | Voyage | Fourteen seats, reading lights, a microphone. | 14 | 24.00 | diesel | automatic
minibus | Deltra | Group | The football team with its bags. | 12 | 22.00 | diesel | manual
minibus | Fjord | Coach 16 | Sixteen, air for each, for a wedding up the valley. | 16 | 27.00 | diesel | manual
minibus | Helio | Shuttle | Electric, silent at the school gate. | 9 | 23.00 | electric | automatic
luxury | Aurion | Royale | Curtains, cold water, a door that closes itself. | 5 | 34.00 | petrol | automatic
luxury | Baltis | Grand | Long wheelbase, for the bride and her dress. | 5 | 36.00 | hybrid | automatic
luxury | Gavia | Imperial | Walnut, wool carpets, no screen in the back. | 5 | 38.00 | petrol | automatic
luxury | Helio | Silence | Electric, so quiet that people whisper. | 5 | 35.00 | electric | automatic
luxury | Fjord | Senator | What the ministry drives, without the flags. | 5 | 32.00 | hybrid | automatic
sports | Cormo | Veloce | Roof down in twelve seconds, at a red light. | 2 | 36.00 | petrol | manual
sports | Deltra | Apex | Six cylinders and a proper gear lever. | 2 | 40.00 | petrol | manual
sports | Helio | Bolt | Electric, three and a half seconds, mind your coffee. | 4 | 42.00 | electric | automatic
sports | Esker | Coast | Small, light, made for the corniche at eight. | 2 | 30.00 | petrol | manual
motorbike | Deltra | Street 250 | Past the queue at the bridge; two helmets. | 2 | 7.00 | petrol | manual
motorbike | Esker | Trail 400 | Tall, soft, happy on gravel. | 2 | 9.50 | petrol | manual
motorbike | Fjord | Classic 350 | Thumps. Leather panniers. | 2 | 8.50 | petrol | manual
motorbike | Gavia | Tour 700 | For the whole coast, screen and top box. | 2 | 13.00 | petrol | manual
motorbike | Helio | E-Moto | Electric, automatic, ninety kilometres. | 2 | 8.00 | electric | automatic
scooter | Aurion | Zip 50 | The quickest way through the old town. | 1 | 4.00 | petrol | automatic
scooter | Baltis | Piccola 125 | Room for two and a bag of lemons. | 2 | 5.00 | petrol | automatic
scooter | Helio | E-One | Swap its battery at any kiosk. | 2 | 4.50 | electric | automatic
scooter | Gavia | Tre | Three wheels, stands by itself. | 2 | 6.00 | petrol | automatic
scooter | Esker | Milk Run | Big box behind, for small deliveries. | 1 | 4.50 | electric | automatic
bicycle | Cormo | City 7 | Seven gears, a basket, a loud bell. | 1 | 2.00 | none |
bicycle | Esker | Tour | Drop bars, two bottles, forty kilometres before lunch. | 1 | 3.00 | none |
bicycle | Fjord | Cargo | A box in front for two children or one fridge. | 1 | 4.50 | electric |
bicycle | Gavia | Family Tandem | Two saddles; the one behind may talk. | 2 | 4.00 | none |
bicycle | Helio | E-Bike | The hill to the citadel, without sweat. | 1 | 4.00 | electric |
bicycle | Baltis | Junior 24 | For ten-year-olds, hand brakes, helmet. | 1 | 1.50 | none |
hatchback | Gavia | Lima | Round headlamps, canvas roof, cheers people up. | 4 | 9.00 | petrol | manual
sedan | Deltra | Courier | Diesel that reaches the border and back on a tank. | 5 | 10.50 | diesel | manual
suv | Helio | Sierra | Seven seats and no fuel bill. | 7 | 19.50 | electric | automatic
`;

/** Every vehicle that is let, by its brand and model. */
export const vehicleModels: ReadonlyMap<string, VehicleModel> = new Map(
  rowsOf(table, columns).map((row) => {
    const name = `${row('brand')} ${row('model')}`;
    const brand = brands.find(({ en }) => en === row('brand'));
    const body = vehicleBodies.find((known) => known === row('body'));
    if (!brand || !body) throw new Error(`Neither a brand nor a body: ${name}`);
    return [
      name,
      {
        body,
        brand,
        model: t(`${row('model')}||model`),
        description: t(row('description')),
        seats: Number(row('seats')),
        hour: millis(row('hour')),
        fuel: row('fuel'),
        gears: row('gears'),
      },
    ];
  }),
);
