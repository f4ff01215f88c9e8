import { defineScreens } from '../../../charts/package/define';
import { fromWithout } from '../../../charts/paths/screens';
import { prescriptionMachine } from '../../../machines/checkout/prescription';
import { button, pressing, there } from './pieces';

const upload = button('Upload pictures');
const pictures = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `${place}.png`, size: 5 }));

/** The prescription's pictures: what the shopper does and sees (CHK-13, CHK-14). */
export const prescription = defineScreens(prescriptionMachine, {
  gestures: {
    // The button waits while pictures are on their way.
    'prescription.filesChosen': ({ files }, { at: [place] }) =>
      place === 'uploading'
        ? null
        : [{ give: files.map(({ name }) => ({ name, type: 'image/png' })), by: upload }],
    // The step around it finds that a picture is missing, or that one was taken away.
    'prescription.missed': () => fromWithout,
    'prescription.edited': () => fromWithout,
    'prescription.retried': pressing('Try again'),
  },
  own: { files: 'A file of the browser says more of itself' },
  seen: {
    arriving: null,
    checking: there(upload),
    'asking.resting': there(upload),
    'asking.missing': { ...there(upload), says: ['Please upload your prescription image'] },
    'asking.tooMany': { ...there(upload), says: ['Maximum 3 images can be send at a time.'] },
    'asking.lost': {
      ...there(upload),
      says: [
        'Pictures are deleted when no order follows within the hour. Please upload them again; everything else is still here.',
      ],
    },
    'asking.refused': { ...there(upload), says: ['Not a picture.'] },
    'asking.failed': {
      ...there(button('Try again')),
      says: ['The pictures did not arrive. Check your connection and try again.'],
    },
    uploading: there(upload),
  },
  told: {
    events: {
      'prescription.filesChosen': [
        { files: pictures(1), kept: 0 },
        { files: pictures(4), kept: 0 },
        { files: [], kept: 0 },
      ],
      'prescription.missed': [{}],
      'prescription.edited': [{}],
      'prescription.retried': [{}],
    },
    // The pictures that were taken lie in the checkout's draft, which is not played here.
    results: {
      findLost: { 'all there': [], deleted: ['a'] },
      uploadImages: {
        uploaded: { images: [], refusal: null },
        'one refused': { images: [], refusal: 'Not a picture.' },
      },
    },
    project: ({ files, refusal }) => [files.length, refusal],
  },
  unseen: {
    'prescription.uploading|prescription.filesChosen|0':
      'The button waits while pictures are on their way',
  },
});
