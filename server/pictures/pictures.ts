import { startCanvas } from './drawing/canvas.ts';
import { drawItem } from './drawing/item.ts';
import { type PictureRequest, pictureUrl } from './request.ts';

export {
  type DefaultSubject,
  type EmptySubject,
  type PictureKind,
  type PictureModule,
  type PictureRequest,
  parsePictureUrl,
  pictureUrl,
  type VehicleLook,
} from './request.ts';

/** Draws the picture as SVG text; the same request always gives the same text. */
export function drawPicture(request: PictureRequest): string {
  return drawItem(startCanvas(800, 600, pictureUrl(request)), request);
}
