import { isKnownIcon } from './icons.ts';
import { type VehicleLook, vehicleLookFrom, vehicleLookText } from './vehicles/look.ts';

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

// Bounds keep a stranger's URL from asking for a picture that is costly to draw or to cache.
const maxIcons = 8;
const maxNameLength = 80;
const maxSeed = 0xffffffff;

const listKinds: readonly PictureKind[] = ['item', 'store-cover', 'banner'];
const urlPattern =
  /^\/media\/([a-z-]+)\/([a-z]+)\/([a-z0-9_-]+?)(?:~([0-9a-f]+))?-(\d{1,10})\.(?:webp|svg)$/;

function nameOf(request: PictureRequest): string {
  const subject = request.vehicle
    ? vehicleLookText(request.vehicle)
    : (request.icons ?? (request.icon ? [request.icon] : [])).join('_');
  const name = request.name ? `~${Buffer.from(request.name, 'utf8').toString('hex')}` : '';
  return `/media/${request.kind}/${request.module ?? 'any'}/${subject || 'x'}${name}-${request.seed}`;
}

/** Where a shopper's page asks for the picture; `?w=` chooses a width. */
export const pictureUrl = (request: PictureRequest): string => `${nameOf(request)}.webp`;

/** Where it is asked for as it was drawn, by databases of before there were others too; chance is taken of it. */
export const drawingUrl = (request: PictureRequest): string => `${nameOf(request)}.svg`;

/** Reads a path made by `pictureUrl` or `drawingUrl`; null for anything else, so that only known pictures are drawn. */
export function parsePictureUrl(path: string): PictureRequest | null {
  const match = urlPattern.exec(path);
  if (!match) return null;
  const [, kindText, moduleText, subject = '', nameHex, seedText] = match;
  const kind = pictureKinds.find((known) => known === kindText);
  const module = pictureModules.find((known) => known === moduleText);
  const seed = Number(seedText);
  if (!kind || (!module && moduleText !== 'any') || seed > maxSeed) return null;
  const about = readSubject(kind, subject);
  if (!about) return null;
  const name = nameHex === undefined ? {} : readName(nameHex);
  if (!name) return null;
  const request = { kind, ...(module && { module }), ...about, seed, ...name };
  return path.startsWith(`${nameOf(request)}.`) ? request : null;
}

type Subject = Pick<PictureRequest, 'icon' | 'icons' | 'vehicle'>;

function readSubject(kind: PictureKind, text: string): Subject | null {
  if (kind === 'vehicle') {
    const vehicle = vehicleLookFrom(text);
    return vehicle && { vehicle };
  }
  if (text === 'x') return {};
  if (kind === 'default') return oneOf(defaultSubjects, text);
  if (kind === 'empty') return oneOf(emptySubjects, text);
  const icons = text.split('_');
  if (icons.length > maxIcons || !icons.every(isKnownIcon)) return null;
  if (listKinds.includes(kind)) return { icons };
  return icons.length === 1 ? { icon: text } : null;
}

function oneOf(subjects: readonly string[], text: string): Subject | null {
  return subjects.includes(text) ? { icon: text } : null;
}

function readName(hex: string): { name: string } | null {
  const name = Buffer.from(hex, 'hex').toString('utf8');
  return name.length > 0 && name.length <= maxNameLength ? { name } : null;
}
