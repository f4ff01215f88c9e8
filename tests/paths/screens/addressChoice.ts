import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { addressChoiceMachine } from '../../../machines/place/addressChoice';
import { button, dialog, press, pressing, radio, there, trouble } from './pieces';

const list = dialog('Saved Addresses');
const form = dialog(/^(Add|Edit) address$/);
const question = dialog('Delete address');
const standing: Seen = { hidden: [list, form, question] };
const box = { role: 'checkbox', name: 'Save this Address' };

/** Of two places: the checkout of a store in a zone, and the address book, for no store. */
const isBook = ({ zoneId }: { zoneId: number | null }) => zoneId === null;

/** The saved addresses: what the customer does and sees (ADDR-10 to ADDR-20). */
export const addressChoice = defineScreens(addressChoiceMachine, {
  gestures: {
    'address.listOpened': (_, { context }) =>
      isBook(context) ? null : [press('View Saved Address')],
    'address.marked': (_, { context }) =>
      context.marked === 1 ? null : [{ press: radio(/Quay Road/) }],
    'address.selected': (_, { context }) => (context.marked === 1 ? [press('Select')] : null),
    'address.listClosed': pressing('Cancel'),
    'address.formAsked': () => [press('Add address')],
    'address.saveTicked': (_, { context }) => (isBook(context) ? null : [{ tick: box }]),
    'address.deleteAsked': (_, { context }) => (isBook(context) ? [press(/^Delete Home/)] : null),
    'address.deleteConfirmed': pressing('Delete it'),
    'address.deleteDeclined': pressing('Keep it'),
  },
  own: {
    place: 'The address is the one that the list shows',
    id: 'The screens ask for a new address, the model edits one that is there',
  },
  seen: {
    'standing.quiet': standing,
    'standing.failed': standing,
    choosing: there(list, { role: 'radiogroup', name: 'Saved Addresses' }),
    writing: there(form),
    'keeping.saving': standing,
    'keeping.signingIn': standing,
    'leaving.asking': there(question, button('Delete it'), button('Keep it')),
    'leaving.deleting': there(question),
    'leaving.signingIn': there(question),
    'leaving.refused': { ...there(question), says: ['Outside.'] },
    'leaving.failed': { ...there(question), says: [trouble] },
  },
  told: {
    inputs: { 'a store of zone 1': { zoneId: 1 }, 'the address book': { zoneId: null } },
    project: ({ zoneId, marked, fromList, toSave, leaving, refusal }) => [
      zoneId,
      marked,
      fromList,
      toSave !== null,
      leaving !== null,
      refusal,
    ],
  },
});
