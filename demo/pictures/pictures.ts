import { drawAvatar } from './drawing/avatar.ts';
import { drawBanner } from './drawing/banner.ts';
import { type Canvas, startCanvas } from './drawing/canvas.ts';
import { drawCover } from './drawing/cover.ts';
import { drawBrand, drawCategory } from './drawing/emblem.ts';
import { drawEmpty } from './drawing/empty.ts';
import { drawFallback, fallbackSizes } from './drawing/fallback.ts';
import { drawItem } from './drawing/item.ts';
import { drawLanding } from './drawing/landing.ts';
import { drawLogo } from './drawing/logo.ts';
import { drawModule } from './drawing/moduleIcon.ts';
import { defaultSubjects, drawingUrl, type PictureKind, type PictureRequest } from './request.ts';
import { drawVehicle } from './vehicles/drawVehicle.ts';

export { parsePictureUrl, pictureUrl } from './address.ts';
export { viewStep, views } from './drawing/setting.ts';
export { promisedIn } from './drawing/signs.ts';
export type {
  DefaultSubject,
  EmptySubject,
  PictureKind,
  PictureModule,
  PictureRequest,
  VehicleLook,
} from './request.ts';

type Painter = {
  width: number;
  height: number;
  draw: (canvas: Canvas, request: PictureRequest) => string;
};

const painters: Record<PictureKind, Painter> = {
  item: { width: 800, height: 600, draw: drawItem },
  'store-cover': { width: 1200, height: 480, draw: drawCover },
  'store-logo': { width: 240, height: 240, draw: drawLogo },
  category: { width: 240, height: 240, draw: drawCategory },
  banner: { width: 1280, height: 480, draw: drawBanner },
  module: { width: 160, height: 160, draw: drawModule },
  avatar: { width: 160, height: 160, draw: drawAvatar },
  brand: { width: 240, height: 240, draw: drawBrand },
  vehicle: { width: 800, height: 600, draw: drawVehicle },
  default: { width: 800, height: 600, draw: drawFallback },
  empty: { width: 480, height: 320, draw: drawEmpty },
  landing: { width: 1280, height: 720, draw: drawLanding },
};

/** Width and height of a picture, so that a page can keep its place free. */
export function pictureSize(request: PictureRequest): { width: number; height: number } {
  const subject = defaultSubjects.find((known) => known === request.icon);
  if (request.kind === 'default' && subject) {
    const [width, height] = fallbackSizes[subject];
    return { width, height };
  }
  const { width, height } = painters[request.kind];
  return { width, height };
}

/** Draws the picture as SVG text; the same request always gives the same text. */
export function drawPicture(request: PictureRequest): string {
  const { width, height } = pictureSize(request);
  return painters[request.kind].draw(startCanvas(width, height, drawingUrl(request)), request);
}
