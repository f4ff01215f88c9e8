import { assign, emit, fromPromise, setup } from 'xstate';
import type { Address } from '../../../domain/account/customer';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import type { Emitted } from '../../emitted';
import { hasSignedIn } from '../../identity/askToSignIn';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import {
  type AddressChangeAnswer,
  type AddressFormOutput,
  type AddressToSave,
  addressFormMachine,
  type SaveAnswer,
} from '../addressForm';
import { decideAfterForm } from './decideAfterForm';
import { placeOfForm } from './placeOfForm';
import type {
  AddressChoiceContext,
  AddressChoiceEvent,
  AddressChoiceInput,
  AddressChoiceScreen,
  Edited,
} from './types';

const missing = () => Promise.reject(new Error('not provided'));

export const addressChoiceSetup = setup({
  types: typesOf<{
    context: AddressChoiceContext;
    events: AddressChoiceEvent;
    input: AddressChoiceInput;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: AddressChoiceScreen; requirements: readonly string[] };
    children: {
      addressForm: 'addressForm';
      saveAddress: 'saveAddress';
      deleteAddress: 'deleteAddress';
      askToSignIn: 'askToSignIn';
    };
  }>(),
  actors: {
    addressForm: addressFormMachine,
    saveAddress: fromPromise<SaveAnswer, AddressToSave>(missing),
    deleteAddress: fromPromise<AddressChangeAnswer, { id: number }>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    mark: assign((_, params: { id: number | null }) => ({ marked: params.id })),
    keepEdited: assign((_, { id, point }: Edited) => ({ edited: { id, point } })),
    noteFromList: assign({ fromList: true }),
    noteFromSection: assign({ fromList: false }),
    keepToSave: assign((_, { id, form, point }: AddressToSave) => ({
      toSave: { id, form, point },
    })),
    forgetToSave: assign({ toSave: null }),
    keepLeaving: assign((_, params: { address: Address }) => ({ leaving: params.address })),
    keepRefusal: assign((_, answer: AddressChangeAnswer) => ({
      refusal: answer.ok ? '' : answer.message,
    })),
    forgetRefusal: assign({ refusal: '' }),
    /** The place becomes the selected address. */
    takePlace: (_, _params: { place: DeliveryPlace }) => notProvided(),
    /** The selected address is a saved one from now on; what was typed meanwhile stays. */
    adoptSaved: (_, _params: { address: Address | null }) => notProvided(),
    announceSaved: emit((_, { message }: { message: string }) => ({
      type: 'notify',
      tone: 'success',
      message: 'address.saved',
      ...(message && { text: message }),
    })),
    announceDeleted: emit((_, { message }: { message: string }) => ({
      type: 'notify',
      tone: 'success',
      message: 'address.deleted',
      ...(message && { text: message }),
    })),
    announceOutside: emit({
      type: 'notify',
      tone: 'info',
      message: 'address.outsideStore',
      autoClose: 8000,
    }),
    announceRefusal: emit((_, { message }: { message: string }) => ({
      type: 'notify',
      tone: 'error',
      message: 'server.refusal',
      ...(message && { text: message }),
    })),
    announceTrouble: emit({ type: 'notify', tone: 'error', message: 'failed.network' }),
  },
  guards: {
    isToTake: ({ context }, output: AddressFormOutput) =>
      decideAfterForm(output, context) === 'take',
    isOutside: ({ context }, output: AddressFormOutput) =>
      decideAfterForm(output, context) === 'outside',
    isBackToList: ({ context }, output: AddressFormOutput) =>
      decideAfterForm(output, context) === 'list',
    isDone: (_, answer: AddressChangeAnswer) => answer.ok,
    isSignInNeeded: (_, answer: AddressChangeAnswer) =>
      !answer.ok && answer.reason === 'unauthenticated',
    hasSignedIn,
  },
});

/** The place to take after the form; nothing else than a save has one. */
export function takenPlace(output: AddressFormOutput): { place: DeliveryPlace } {
  if (output.kind !== 'saved') throw new Error('nothing was saved');
  return { place: placeOfForm(output) };
}

export const wordsOf = ({ message }: AddressChangeAnswer) => ({ message });
