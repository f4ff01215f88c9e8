import { fromPromise } from 'xstate';
import { uploadPrescription } from '../../../domain/orders/orderEndpoints';
import {
  type ChosenFile,
  prescriptionMachine,
  type Uploaded,
} from '../../../machines/checkout/prescription';
import { refusedIn } from '../../client/apiError';
import { call } from '../../client/client';

/** Whether a picture is there no more. @throws when that cannot be known */
async function isLost(image: string, signal: AbortSignal): Promise<boolean> {
  // One that a page kept in itself went with that page; nobody else can be asked about it.
  if (image.startsWith('blob:'))
    return new Promise((resolve) => {
      const shown = new Image();
      shown.onload = () => resolve(false);
      shown.onerror = () => resolve(true);
      shown.src = image;
    });
  const { ok, status } = await fetch(image, {
    method: 'HEAD',
    signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
  });
  if (!ok && status !== 404) throw new Error(`Whether ${image} is there was answered ${status}`);
  return !ok;
}

interface Pictures {
  /** Are given what was taken, and what is there no more. */
  readonly onUploaded: (images: readonly string[]) => void;
  readonly onLost: (images: readonly string[]) => void;
}

/** The field for a prescription's pictures with the API behind it. */
export const livePrescriptionMachine = ({ onUploaded, onLost }: Pictures) =>
  prescriptionMachine.provide({
    actors: {
      findLost: fromPromise<readonly string[], { images: readonly string[] }>(
        async ({ input: { images }, signal }) => {
          const lost = await Promise.all(images.map((image) => isLost(image, signal)));
          return images.filter((_, place) => lost[place]);
        },
      ),
      uploadImages: fromPromise<Uploaded, { files: readonly ChosenFile[] }>(
        async ({ input, signal }) => {
          const images: string[] = [];
          for (const image of input.files) {
            if (!(image instanceof File)) continue;
            try {
              const answer = await call(uploadPrescription, {
                body: { image },
                signal,
                timeoutMs: 60_000,
              });
              images.push(answer.image_full_url);
            } catch (error) {
              const { reason, said } = refusedIn(error);
              if (reason === 'unauthenticated') throw error;
              return { images, refusal: said };
            }
          }
          return { images, refusal: null };
        },
      ),
    },
    actions: {
      handImages: (_, { images }) => onUploaded(images),
      dropImages: (_, { images }) => onLost(images),
    },
  });
