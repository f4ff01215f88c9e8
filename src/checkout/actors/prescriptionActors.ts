import { fromPromise } from 'xstate';
import { uploadPrescription } from '../../../domain/orders/orderEndpoints';
import {
  type ChosenFile,
  prescriptionMachine,
  type Uploaded,
} from '../../../machines/checkout/prescription';
import { refusedIn } from '../../client/apiError';
import { call } from '../../client/client';

/** The field for a prescription's pictures with the API behind it; `onUploaded` is given what was taken. */
export const livePrescriptionMachine = (onUploaded: (images: readonly string[]) => void) =>
  prescriptionMachine.provide({
    actors: {
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
    actions: { handImages: (_, { images }) => onUploaded(images) },
  });
