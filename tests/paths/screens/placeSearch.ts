import { defineScreens } from '../../../charts/paths/screens';
import { placeSearchMachine } from '../../../machines/placeSearch';
import { box, button, fill, pressing } from './pieces';

const option = { role: 'option', name: /Old Market/ };
const field = 'Delivery address';

/** Typing a place: what the shopper does and sees (LOC-15 to LOC-18). */
export const placeSearch = defineScreens(placeSearchMachine, {
  gestures: {
    'search.textChanged': ({ text }) => [fill(field, text)],
    'search.suggestionChosen': ({ placeId }) => (placeId === 'p1' ? [{ press: option }] : null),
    'search.retried': pressing('Try again'),
  },
  seen: {
    waiting: { shown: [box(field)], hidden: [option] },
    pausing: { shown: [box(field)] },
    searching: { shown: [box(field)] },
    suggesting: { shown: [option], says: ['1 place found'] },
    nothingFound: { says: [/No place called/], hidden: [option] },
    locatingPlace: { shown: [box(field)] },
    failed: { shown: [button('Try again')], says: ['The search did not work.'] },
    found: {},
  },
});
