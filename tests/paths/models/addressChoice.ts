import { defineModel } from '../../../charts/package/define';
import { placeOfAddress } from '../../../domain/place/addressBook';
import { addressChoiceMachine } from '../../../machines/place/addressChoice';
import { sampleAddress, sampleAddressForm } from '../../support/addresses';
import { signIn } from '../answers';
import { guestForm, saveAnswers } from './addressForm';

const point = { lat: 25.2, lng: 55.3 };
const written = { kind: 'saved' as const, form: sampleAddressForm(), point };
const { saved, ...refusals } = saveAnswers;

export const addressChoice = defineModel(addressChoiceMachine, {
  inputs: { 'a store of zone 1': { zoneId: 1 } },
  events: {
    'address.listOpened': [{ id: null }],
    'address.marked': [{ id: 1 }],
    'address.selected': [{ place: placeOfAddress(sampleAddress()) }],
    'address.listClosed': [{}],
    'address.formAsked': [{ id: 1, point }],
    'address.saveTicked': [{ id: null, form: sampleAddressForm(), point }],
    'address.deleteAsked': [{ address: sampleAddress() }],
    'address.deleteConfirmed': [{}],
    'address.deleteDeclined': [{}],
  },
  results: {
    addressForm: {
      'a served address': { ...written, address: sampleAddress() },
      'an address outside': { ...written, address: sampleAddress({ zone_ids: [9] }) },
      "a guest's address": { kind: 'kept', guest: guestForm, point },
      closed: { kind: 'closed' },
    },
    saveAddress: { saved, ...refusals },
    deleteAddress: { deleted: { ok: true, message: 'Deleted.' }, ...refusals },
    askToSignIn: signIn,
  },
  project: ({ marked, fromList, toSave, leaving, refusal }) => [
    marked,
    fromList,
    toSave !== null,
    leaving !== null,
    refusal,
  ],
});
