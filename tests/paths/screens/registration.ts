import { defineScreens, type Piece, type Seen } from '../../../charts/paths/screens';
import { registrationMachine } from '../../../machines/registration';
import { button, pressing, trouble } from './pieces';

const heading = (name: string | RegExp): Piece => ({ role: 'heading', name });
const person: Seen = { shown: [heading('About you'), button('Continue')] };
const business: Seen = { shown: [heading(/^Your (store|papers)$/), button('Back')] };
const place: Seen = { shown: [heading(/^Where (it is|you ride)$/), button('Back')] };
const plan: Seen = { shown: [heading(/^(Your plan|How you work)$/), button('Back')] };

/** An application: what a store or a courier does and sees. */
export const registration = defineScreens(registrationMachine, {
  gestures: {
    // Each step has many fields and pictures: the journeys fill them in.
    'registration.stepFinished': () => null,
    'registration.placeGiven': () => null,
    'registration.submitted': () => null,
    'registration.wentBack': pressing('Back'),
    'registration.edited': () => null,
  },
  seen: {
    'introducing.filling': person,
    'introducing.refused': { ...person, says: ['No.'] },
    'describing.filling': business,
    'describing.refused': { ...business, says: ['No.'] },
    'locating.choosing': place,
    'locating.checking': place,
    'locating.outside': place,
    'locating.unchecked': { ...place, says: [trouble] },
    'locating.refused': { ...place, says: ['No.'] },
    'choosingPlan.choosing': plan,
    'choosingPlan.refused': { ...plan, says: ['No.'] },
    'choosingPlan.unreachable': { ...plan, says: [trouble] },
    sending: {},
    sent: { hidden: [button('Back'), button('Continue')] },
  },
  unseen: {
    'registration.stepFinished': 'Each step has many fields and pictures',
    'registration.placeGiven': 'Each step has many fields and pictures',
    'registration.submitted': 'Each step has many fields and pictures',
    'registration.edited': 'Each step has many fields and pictures',
  },
});
