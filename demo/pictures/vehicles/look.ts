import { keysOf } from '../../../domain/values/entries';
export const vehicleBodies = [
  'hatchback',
  'sedan',
  'suv',
  'pickup',
  'van',
  'minibus',
  'luxury',
  'sports',
  'motorbike',
  'scooter',
  'bicycle',
] as const;
export type VehicleBody = (typeof vehicleBodies)[number];

/** Paint: the colour itself, its lit upper part and its shaded sill. */
export const vehicleColours = {
  white: ['#F2F4F6', '#FFFFFF', '#CBD2D9'],
  silver: ['#B9C3CC', '#DCE3E8', '#8D99A4'],
  graphite: ['#4A535E', '#6B7682', '#31383F'],
  black: ['#262B32', '#454D57', '#15181C'],
  red: ['#D93A32', '#F0655B', '#A82620'],
  orange: ['#EE7A2B', '#FA9F58', '#BF5A16'],
  yellow: ['#F4BE2E', '#FCD76B', '#C79312'],
  green: ['#3F9A5B', '#66BC80', '#2B7341'],
  teal: ['#1F9C98', '#4FC0BB', '#137370'],
  sky: ['#4FA6E3', '#85C6F2', '#2F7FB8'],
  blue: ['#2F62C9', '#5C8AE6', '#1F4698'],
  navy: ['#25386B', '#405592', '#172447'],
  plum: ['#80407F', '#A565A3', '#5C2A5B'],
  sand: ['#D3BD98', '#E8D8BC', '#A8916B'],
} as const;
export type VehicleColour = keyof typeof vehicleColours;

export const vehicleTrims = ['plain', 'chrome', 'two-tone', 'stripe', 'rack'] as const;
export type VehicleTrim = (typeof vehicleTrims)[number];

export const vehicleWheels = ['five', 'disc', 'multi', 'turbine'] as const;
export type VehicleWheels = (typeof vehicleWheels)[number];

export const vehicleScenes = ['studio', 'city', 'coast', 'hills', 'dusk', 'garage'] as const;
export type VehicleScene = (typeof vehicleScenes)[number];

/** `side` shows the whole vehicle; the others are close-ups for a gallery of the same one. */
export const vehicleViews = ['side', 'front', 'rear'] as const;
type VehicleView = (typeof vehicleViews)[number];

/** Everything except the body may be left to the seed. */
export type VehicleLook = {
  body: VehicleBody;
  colour?: VehicleColour;
  trim?: VehicleTrim;
  wheels?: VehicleWheels;
  scene?: VehicleScene;
  view?: VehicleView;
};

const colourNames = keysOf(vehicleColours);

/** The look as a piece of a URL; `x` where the seed decides. */
export function vehicleLookText(look: VehicleLook): string {
  const parts = [look.body, look.colour, look.trim, look.wheels, look.scene, look.view];
  return parts.map((part) => part ?? 'x').join('_');
}

/** Reads what `vehicleLookText` wrote; null on an unknown word. */
export function vehicleLookFrom(text: string): VehicleLook | null {
  const parts = text.split('_');
  if (parts.length !== 6) return null;
  const body = vehicleBodies.find((known) => known === parts[0]);
  if (!body) return null;
  const look: VehicleLook = { body };
  const colour = read(colourNames, parts[1]);
  const trim = read(vehicleTrims, parts[2]);
  const wheels = read(vehicleWheels, parts[3]);
  const scene = read(vehicleScenes, parts[4]);
  const view = read(vehicleViews, parts[5]);
  if (colour === null || trim === null || wheels === null || scene === null || view === null) {
    return null;
  }
  if (colour) look.colour = colour;
  if (trim) look.trim = trim;
  if (wheels) look.wheels = wheels;
  if (scene) look.scene = scene;
  if (view) look.view = view;
  return look;
}

function read<T extends string>(known: readonly T[], word: string | undefined) {
  if (word === 'x') return undefined;
  return known.find((candidate) => candidate === word) ?? null;
}
