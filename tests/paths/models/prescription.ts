import { defineModel } from '../../../charts/package/define';
import { prescriptionMachine } from '../../../machines/checkout/prescription';

const files = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `${place}.png`, size: 10 }));

export const prescription = defineModel(prescriptionMachine, {
  inputs: {
    'no picture': { images: [], refused: false },
    'a picture left': { images: ['a'], refused: false },
    'an order refused': { images: ['a'], refused: true },
  },
  events: {
    'prescription.filesChosen': [
      { files: files(1), kept: 2 },
      { files: files(2), kept: 2 },
      { files: [], kept: 0 },
    ],
    'prescription.missed': [{}],
    'prescription.edited': [{}],
    'prescription.retried': [{}],
  },
  results: {
    findLost: { 'all there': [], deleted: ['a'] },
    uploadImages: {
      uploaded: { images: ['a'], refusal: null },
      'one refused': { images: ['a'], refusal: 'Not a picture.' },
    },
  },
});
