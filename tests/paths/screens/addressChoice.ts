import { defineScreens } from '../../../charts/paths/screens';
import { addressChoiceMachine } from '../../../machines/addressChoice';
import { button, dialog, press, pressing, there, trouble } from './pieces';

const list = dialog(/^(Saved|Your) addresses$/i);
const form = dialog(/^(Add|Edit) address$/);
const question = dialog('Delete address');

/** The saved addresses: what the customer does and sees (ADDR-10 to ADDR-20). */
export const addressChoice = defineScreens(addressChoiceMachine, {
  gestures: {
    'address.listOpened': () => null,
    'address.marked': () => null,
    'address.selected': () => null,
    'address.listClosed': () => null,
    'address.formAsked': () => [press(/^Edit/)],
    'address.saveTicked': () => null,
    'address.deleteAsked': () => [press(/^Delete/)],
    'address.deleteConfirmed': pressing('Delete it'),
    'address.deleteDeclined': pressing('Keep it'),
  },
  seen: {
    'standing.quiet': { hidden: [list, form, question] },
    'standing.failed': { hidden: [list, form, question] },
    choosing: there(list),
    writing: there(form),
    'keeping.saving': { hidden: [form, question] },
    'keeping.signingIn': { hidden: [form, question] },
    'leaving.asking': there(question, button('Delete it'), button('Keep it')),
    'leaving.deleting': there(question),
    'leaving.signingIn': there(question),
    'leaving.refused': { ...there(question), says: ['Outside.'] },
    'leaving.failed': { ...there(question), says: [trouble] },
  },
  unseen: {
    'address.listOpened': 'The list belongs to the checkout, not to the address book',
    'address.marked': 'The list belongs to the checkout, not to the address book',
    'address.selected': 'The list belongs to the checkout, not to the address book',
    'address.listClosed': 'The list belongs to the checkout, not to the address book',
    'address.saveTicked': 'The box belongs to the checkout, not to the address book',
  },
});
