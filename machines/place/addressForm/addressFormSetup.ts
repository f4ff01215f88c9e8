import { assign, emit, fromPromise, raise, sendTo, setup } from 'xstate';
import type { AddressForm } from '../../../domain/place/addressBook';
import type { Point } from '../../../domain/place/place';
import type { Emitted } from '../../emitted';
import { hasSignedIn } from '../../identity/askToSignIn';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import type { DeviceAnswer } from '../location';
import { type FoundPlace, placeSearchMachine } from '../placeSearch';
import type {
  AddressFormContext,
  AddressFormEvent,
  AddressFormInput,
  AddressFormOutput,
  AddressFormScreen,
  AddressToSave,
  GuestForm,
  SaveAnswer,
} from './types';

const missing = () => Promise.reject(new Error('not provided'));

export const addressFormSetup = setup({
  types: typesOf<{
    context: AddressFormContext;
    events: AddressFormEvent;
    input: AddressFormInput;
    output: AddressFormOutput;
    emitted: Emitted;
    tags: Tag;
    children: { placeSearch: 'placeSearch' };
    meta: { screen: AddressFormScreen; requirements: readonly string[] };
  }>(),
  actors: {
    /** The address of a point; null where nobody knows one. */
    nameSpot: fromPromise<{ address: string | null }, { point: Point | null }>(missing),
    placeSearch: placeSearchMachine,
    locateDevice: fromPromise<DeviceAnswer>(missing),
    saveAddress: fromPromise<SaveAnswer, AddressToSave>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    movePin: assign((_, params: { point: Point }) => ({ point: params.point })),
    keepName: assign((_, { address }: { address: string | null }) => ({
      named: address ? { address } : null,
    })),
    putPin: assign((_, answer: DeviceAnswer) =>
      answer.ok ? { point: { lat: answer.lat, lng: answer.lng } } : {},
    ),
    keepFound: assign((_, { place }: { place: FoundPlace | null }) =>
      place ? { point: place.point, named: { address: place.address } } : {},
    ),
    passTextOn: sendTo('placeSearch', (_, params: { text: string }) => ({
      type: 'search.textChanged' as const,
      text: params.text,
    })),
    passSuggestionOn: sendTo('placeSearch', (_, params: { placeId: string }) => ({
      type: 'search.suggestionChosen' as const,
      placeId: params.placeId,
    })),
    passRetryOn: sendTo('placeSearch', { type: 'search.retried' }),
    handOver: raise((_, { place }: { place: FoundPlace | null }) => ({
      type: 'addressForm.placeFound' as const,
      place,
    })),
    keepForm: assign((_, params: { form: AddressForm }) => ({ form: params.form })),
    keepSaved: assign((_, answer: SaveAnswer) => ({
      saved: answer.ok ? answer.address : null,
      ending: 'saved' as const,
    })),
    keepGuest: assign((_, params: { guest: GuestForm }) => ({
      guest: params.guest,
      ending: 'kept' as const,
    })),
    /** Writes a guest's contact and address into the browser's storage. */
    storeLocally: (_, _params: { guest: GuestForm; point: Point | null }) => notProvided(),
    keepRefusal: assign((_, answer: SaveAnswer) => ({
      refusal: answer.ok ? '' : answer.message,
    })),
    forgetRefusal: assign({ refusal: '' }),
    markClosed: assign({ ending: 'closed' }),
    announceSaved: emit((_, { message }: { message: string }) => ({
      type: 'notify',
      tone: 'success',
      message: 'address.saved',
      ...(message && { text: message }),
    })),
    announceRefusal: emit(({ context }) => ({
      type: 'notify',
      tone: 'error',
      message: 'server.refusal',
      ...(context.refusal && { text: context.refusal }),
    })),
  },
  guards: {
    isPointMissing: ({ context }) => context.needsPoint && context.point === null,
    isPointThere: ({ context }) => !context.needsPoint || context.point !== null,
    isLocated: (_, answer: DeviceAnswer) => answer.ok,
    isNamed: (_, { address }: { address: string | null }) => Boolean(address),
    isFound: (_, params: { place: FoundPlace | null }) => params.place !== null,
    isSaved: (_, answer: SaveAnswer) => answer.ok,
    isSignInNeeded: (_, answer: SaveAnswer) => !answer.ok && answer.reason === 'unauthenticated',
    hasSignedIn,
  },
  delays: {
    /** Long enough for a map that is still being dragged. */
    pinPause: 300,
    /** LOC-12: the browser may still be asking whether the shop may know. */
    deviceDecision: 5_000,
  },
});

/** What is saved now. A form comes with every submit, a point before any. */
export function toSave({ context }: { context: AddressFormContext }): AddressToSave {
  const { id, form, point } = context;
  if (!form || !point) throw new Error('nothing to save');
  return { id, form, point };
}

export function outputOf({ context }: { context: AddressFormContext }): AddressFormOutput {
  const { ending, form, guest, point, saved } = context;
  if (ending === 'saved' && form && point) return { kind: 'saved', form, point, address: saved };
  if (ending === 'kept' && guest) return { kind: 'kept', guest, point };
  return { kind: 'closed' };
}
