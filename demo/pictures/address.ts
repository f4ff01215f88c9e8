import { colourOf } from './drawing/setting.ts';
import { isKnownIcon } from './icons.ts';
import {
  defaultSubjects,
  drawingUrl,
  emptySubjects,
  nameOf,
  type PictureKind,
  type PictureRequest,
  pictureKinds,
  pictureModules,
} from './request.ts';
import { vehicleLookFrom } from './vehicles/look.ts';

// Bounds keep a stranger's URL from asking for a picture that is costly to draw or to cache.
const maxIcons = 8;
const maxNameLength = 80;
const maxSeed = 0xffffffff;

const listKinds: readonly PictureKind[] = ['item', 'store-cover', 'banner'];
const urlPattern =
  /^\/media\/([a-z-]+)\/([a-z]+)\/([a-z0-9_-]+?)(?:~([0-9a-f]+))?-(\d{1,10})(?:-[0-9a-f]{6})?\.(?:webp|svg)$/;

/**
 * Where a shopper's page asks for the picture; `?w=` chooses a width. It ends with the colour that keeps its place
 * until it has come, where it is known without drawing.
 */
export function pictureUrl(request: PictureRequest): string {
  const colour = colourOf(request);
  return `${nameOf(request)}${colour ? `-${colour}` : ''}.webp`;
}

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
  const isWritten = [pictureUrl(request), `${nameOf(request)}.webp`, drawingUrl(request)].includes(
    path,
  );
  return isWritten ? request : null;
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
