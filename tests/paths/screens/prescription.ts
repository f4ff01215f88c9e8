import { defineScreens } from '../../../charts/paths/screens';
import { prescriptionMachine } from '../../../machines/prescription';
import { button, pressing, there } from './pieces';

const upload = button(/Upload pictures|Add a picture/);

/** The prescription's pictures: what the shopper does and sees (CHK-13, CHK-14). */
export const prescription = defineScreens(prescriptionMachine, {
  gestures: {
    // The system's own window gives files.
    'prescription.filesChosen': () => null,
    // The step around it finds that a picture is missing.
    'prescription.missed': () => null,
    'prescription.edited': () => null,
    'prescription.retried': pressing('Try again'),
  },
  seen: {
    'asking.resting': there(upload),
    'asking.missing': { ...there(upload), says: ['Please upload your prescription image'] },
    'asking.tooMany': { ...there(upload), says: ['Maximum 3 images can be send at a time.'] },
    'asking.refused': { ...there(upload), says: ['Not a picture.'] },
    'asking.failed': {
      ...there(button('Try again')),
      says: ['The pictures did not arrive. Check your connection and try again.'],
    },
    uploading: {},
  },
  unseen: {
    'prescription.filesChosen': "The system's own window gives files",
    'prescription.missed': 'The step around it finds that a picture is missing',
    'prescription.edited': 'A picture that was uploaded is taken away, and here none can be',
  },
});
