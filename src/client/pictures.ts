import { pictureWidths } from '../../domain/catalogue/pictureWidths';
import { type PictureSizes, pictureOffer } from './pictureOffer';
import { runtimeConfig } from './runtimeConfig';

/** The addresses of a picture in a box, of which the browser takes one. */
export const offerOf = (picture: string, sizes: PictureSizes) =>
  pictureOffer(picture, sizes, { apiUrl: runtimeConfig.apiUrl, widths: pictureWidths });
