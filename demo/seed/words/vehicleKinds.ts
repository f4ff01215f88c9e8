import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';
import type { VehicleBody } from '../../pictures/vehicles/look';

export interface VehicleKind {
  name: Localized;
  about: Localized;
  body: VehicleBody;
  type: string;
  seats: number;
  /** Whether it has doors and so air conditioning. */
  isClosed: boolean;
  fuel: string;
  /** Usual price of an hour, thousandths. */
  hour: number;
  models: readonly Localized[];
}

const kind = (
  body: VehicleBody,
  type: string,
  name: string,
  seats: number,
  hour: number,
  models: string,
  about: string,
  fuel?: string,
): VehicleKind => ({
  name: t(name),
  about: t(about),
  body,
  type,
  seats,
  isClosed: fuel === undefined,
  fuel: fuel ?? '',
  hour,
  models: models.split(' ').map((model) => t(`${model}||model`)),
});

export const kinds: readonly VehicleKind[] = [
  kind(
    'hatchback',
    'compact',
    'Compact',
    5,
    8_000,
    'Mini Pico Dot Clip',
    'Small outside, easy to park by the harbour.',
  ),
  kind(
    'sedan',
    'sedan',
    'Sedan',
    5,
    11_000,
    'Linea Corso Alto Metro',
    'Quiet, roomy and good for a day of errands.',
  ),
  kind(
    'suv',
    'suv',
    'SUV',
    7,
    16_000,
    'Ridge Summit Terra Dune',
    'High seats and room for the whole family and the tent.',
  ),
  kind(
    'pickup',
    'pickup',
    'Pickup',
    5,
    15_000,
    'Hauler Atlas Rover',
    'For the sofa, the garden or the boat.',
  ),
  kind('van', 'van', 'Van', 8, 17_000, 'Cargo Space Box', 'Eight seats or a whole flat in boxes.'),
  kind(
    'minibus',
    'minibus',
    'Minibus',
    14,
    24_000,
    'Voyage Group Coach',
    'One ride for the team, the class or the wedding.',
  ),
  kind(
    'luxury',
    'luxury',
    'Luxury',
    5,
    32_000,
    'Royale Grand Imperial',
    'Leather, silence and an entrance to remember.',
  ),
  kind(
    'sports',
    'sports',
    'Sports',
    2,
    36_000,
    'Veloce Apex Bolt',
    'Two seats and the coast road.',
  ),
  kind(
    'motorbike',
    'motorbike',
    'Motorbike',
    2,
    7_000,
    '250 Trail Street',
    'Past the queue at the bridge.',
    'petrol',
  ),
  kind(
    'scooter',
    'scooter',
    'Scooter',
    2,
    4_500,
    'Zip Piccola E-One',
    'The quickest way through the old town.',
    'electric',
  ),
  kind(
    'bicycle',
    'bicycle',
    'Bicycle||kind of vehicle',
    1,
    2_000,
    'City Tour Cargo',
    'Along the river at your own pace.',
    'none',
  ),
];
