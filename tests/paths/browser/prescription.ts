import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { fromWithout, type Piece, type Seen } from '../../../charts/paths/screens';
import { prescriptionMachine } from '../../../machines/checkout/prescription';
import { prescription as model } from '../models/prescription';
import { prescription as screens } from '../screens/prescription';
import { answersOf, no } from './answers';
import { filledIn } from './checkout';
import { playOf } from './play';
import { guestAtPlace, medicine, putIntoCart } from './shop';

/** The checkout of a medicine that needs a prescription, as far as the pictures of it. */
async function atPictures(page: Page): Promise<void> {
  const sold = await medicine();
  const guest = await guestAtPlace(page, 'pharmacy');
  await putIntoCart(guest, sold, 2, 'pharmacy');
  await filledIn(page, sold.store_id);
  await page.goto('/checkout?page=cart&step=details');
  await page.getByRole('button', { name: 'Upload pictures' }).waitFor();
}

/** The button is called otherwise where a picture lies there. */
const upload: Piece = { role: 'button', name: /^(Upload pictures|Add a picture)$/ };
const seen = Object.fromEntries(
  Object.entries(screens.seen).map(([place, sight]): [string, Seen | null] => [
    place,
    sight && {
      ...sight,
      ...(sight.shown && {
        shown: sight.shown.map((one) => (one.name === 'Upload pictures' ? upload : one)),
      }),
    },
  ]),
);

export const prescription = playOf(
  model,
  {
    ...screens,
    gestures: {
      ...screens.gestures,
      'prescription.filesChosen': (payload, now) => {
        const gestures = screens.gestures['prescription.filesChosen']?.(payload, now) ?? null;
        if (gestures === null || gestures === fromWithout) return gestures;
        return gestures.map((one) => ('give' in one ? { ...one, by: upload } : one));
      },
    },
    seen,
  },
  defineSurroundings(prescriptionMachine, {
    starts: { 'no picture': atPictures },
    answers: {
      // Pictures of another visit are none of this one.
      findLost: () => null,
      // What the path gives is called a picture, and is none.
      uploadImages: answersOf('POST /customer/order/prescription/upload', {
        uploaded: [200, { image_full_url: '/pictures/logo.svg' }],
        'one refused': no('image_format', 'Not a picture.', 403),
      }),
    },
  }),
);
