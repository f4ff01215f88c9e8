import { defineModel } from '../../../charts/package/define';
import { noHouse } from '../../../domain/place/house';
import { addressFormMachine, type GuestForm } from '../../../machines/place/addressForm';
import { sampleAddress, sampleAddressForm } from '../../support/addresses';
import { signIn } from '../answers';

export const guestForm: GuestForm = {
  name: 'Lina',
  phone: '+971501234567',
  email: 'lina@example.com',
  address: 'Blue door',
  ...noHouse,
  house: '4',
};

export const saveAnswers = {
  saved: { ok: true as const, message: 'Successfully added!', address: sampleAddress() },
  'the session has ended': { ok: false as const, reason: 'unauthenticated' as const, message: '' },
  refused: { ok: false as const, reason: 'refused' as const, message: 'Outside.' },
};

export const addressForm = defineModel(addressFormMachine, {
  inputs: {
    'a place on the map': { id: null, point: { lat: 25.2, lng: 55.3 }, needsPoint: true },
    'no place yet': { id: null, point: null, needsPoint: true },
  },
  events: {
    'addressForm.pinMoved': [{ point: { lat: 25.3, lng: 55.4 } }],
    'addressForm.addressTyped': [{ text: 'Old' }],
    'addressForm.suggestionChosen': [{ placeId: 'p1' }],
    'addressForm.searchRetried': [{}],
    'addressForm.positionAsked': [{}],
    'addressForm.placeFound': [],
    'addressForm.typed': [{}],
    'addressForm.submitted': [{ form: sampleAddressForm() }],
    'addressForm.guestSubmitted': [{ guest: guestForm }],
    'addressForm.closed': [{}],
  },
  results: {
    nameSpot: { 'a street': { address: '12 Palm Street' }, nowhere: { address: null } },
    placeSearch: {
      'a place': { address: 'Old Market', point: { lat: 1, lng: 2 } },
      nothing: null,
    },
    locateDevice: {
      located: { ok: true, lat: 25.3, lng: 55.4 },
      refused: { ok: false, reason: 'denied' },
    },
    saveAddress: saveAnswers,
    askToSignIn: signIn,
  },
  project: ({ point, named, refusal, ending }) => [point?.lat, named !== null, refusal, ending],
});
