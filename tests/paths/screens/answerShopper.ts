import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { answerShopperMachine } from '../../../machines/desk/answerShopper';
import { box, button, fill, gone, press, pressing, there } from './pieces';

const field = box('Answer to Lina');
/** What may be pressed shows whether the shop has heard. */
const written = (busy: boolean): Seen => ({
  shown: [field, { ...button('No answer needed'), disabled: busy }],
});

/** One conversation of a store: what is done and seen (DESK-13, DESK-15). */
export const answerShopper = defineScreens(answerShopperMachine, {
  gestures: {
    'answerShopper.given': ({ answer }) =>
      answer.kind === 'words'
        ? [fill('Answer to Lina', answer.text), press('Send')]
        : [press('No answer needed')],
    'answerShopper.retried': pressing('Try now'),
    'answerShopper.givenUp': pressing('Do not send'),
    'answerShopper.read': pressing('All right'),
  },
  seen: {
    writing: written(false),
    sending: written(true),
    failed: { ...there(field, button('Try now')), says: [/The shop is not reached/] },
    refused: { ...there(field, button('All right')), says: ['No.'] },
    answeredElsewhere: {
      ...there(field, button('All right')),
      says: [/has answered meanwhile, so yours was not sent/],
    },
    signedOut: gone(field),
  },
});
