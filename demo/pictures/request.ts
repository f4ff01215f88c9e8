import { type VehicleLook, vehicleLookText } from './vehicles/look.ts';

export type { VehicleLook } from './vehicles/look.ts';

export const pictureKinds = [
  'item',
  'store-cover',
  'store-logo',
  'category',
  'banner',
  'module',
  'avatar',
  'brand',
  'vehicle',
  'default',
  'empty',
  'landing',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const pictureModules = [
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
  'parcel',
  'rental',
] as const;
export type PictureModule = (typeof pictureModules)[number];

/** What stands in when a picture of this kind does not load. */
export const defaultSubjects = [
  'item',
  'store',
  'vehicle',
  'avatar',
  'category',
  'banner',
] as const;
export type DefaultSubject = (typeof defaultSubjects)[number];

export const emptySubjects = [
  'cart',
  'nothing-found',
  'no-address',
  'offline',
  'outside-area',
  'not-found',
  'no-orders',
  'no-favourites',
  'no-trips',
  'no-messages',
  'no-news',
  'no-money',
  'no-points',
  'sign-in',
] as const;
export type EmptySubject = (typeof emptySubjects)[number];

/**
 * What to draw. `icons` are used by items, covers and banners; `icon` by the kinds that show one thing
 * (for `default` and `empty` it is one of their subjects); `name` gives logos and brands their monogram.
 */
export type PictureRequest = {
  kind: PictureKind;
  module?: PictureModule;
  icons?: string[];
  icon?: string | undefined;
  seed: number;
  vehicle?: VehicleLook;
  name?: string;
};

/** The part of a picture's address that says what is drawn. */
export function nameOf(request: PictureRequest): string {
  const subject = request.vehicle
    ? vehicleLookText(request.vehicle)
    : (request.icons ?? (request.icon ? [request.icon] : [])).join('_');
  const name = request.name ? `~${Buffer.from(request.name, 'utf8').toString('hex')}` : '';
  return `/media/${request.kind}/${request.module ?? 'any'}/${subject || 'x'}${name}-${request.seed}`;
}

/** Where it is asked for as it was drawn, by databases of before there were others too; chance is taken of it. */
export const drawingUrl = (request: PictureRequest): string => `${nameOf(request)}.svg`;
