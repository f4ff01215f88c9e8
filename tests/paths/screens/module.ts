import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { moduleMachine } from '../../../machines/place/module';
import { button, dialog, gone, press, pressing, there } from './pieces';

const title = dialog('Select a type of module for your orders');
const waiting: Seen = {};

/** The module: what the shopper does and sees (MOD-01 to MOD-18). */
export const module = defineScreens(moduleMachine, {
  gestures: {
    'module.chosen': ({ module: { id, module_name } }, { context: { available } }) =>
      available.some((one) => one.id === id) ? [press(new RegExp(`^${module_name}`))] : null,
    'module.retried': pressing('Try again'),
    'module.locationAsked': pressing('Change location'),
    'module.closed': pressing('Close'),
  },
  seen: {
    starting: null,
    loadingModules: waiting,
    choosing: { ...there(title), says: ['A module must be selected to continue.'] },
    changing: null,
    arrived: null,
    checkingTripZone: waiting,
    resettingTripCart: waiting,
    noModules: { ...there(title, button('Change location')), says: ['No module found'] },
    failed: there(title, button('Try again')),
    ended: gone(title),
  },
});
