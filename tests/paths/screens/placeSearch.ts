import { defineScreens } from '../../../charts/package/define';
import { placeSearchMachine } from '../../../machines/place/placeSearch';
import { button, pressing } from './pieces';

const option = { role: 'option', name: /Old Market/ };
const field = { role: 'combobox', name: 'Delivery address' };

/** Typing a place: what the shopper does and sees (LOC-15 to LOC-18). */
export const placeSearch = defineScreens(placeSearchMachine, {
  gestures: {
    // Who types what stands there already types nothing.
    'search.textChanged': ({ text }, { context }) =>
      text === context.text ? null : [{ fill: field, with: text }],
    'search.suggestionChosen': ({ placeId }, { context: { suggestions } }) =>
      suggestions.some((one) => one.placeId === placeId) ? [{ press: option }] : null,
    'search.retried': pressing('Try again'),
  },
  seen: {
    waiting: { shown: [field], hidden: [option] },
    pausing: { shown: [field] },
    searching: { shown: [field] },
    suggesting: { shown: [field, option], says: ['1 place found'] },
    nothingFound: { says: [/No place called/], hidden: [option] },
    locatingPlace: { shown: [field] },
    failed: { shown: [button('Try again')], says: ['The search did not work.'] },
    found: {},
  },
});
