import { fromPromise } from 'xstate';
import type { Address } from '../../../domain/account/customer';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import { addressPayloadOf } from '../../../domain/place/addressBook';
import { addAddress, deleteAddress, updateAddress } from '../../../domain/place/addressEndpoints';
import { addressChoiceMachine } from '../../../machines/place/addressChoice';
import {
  type AddressChangeAnswer,
  type AddressToSave,
  addressFormMachine,
  type SaveAnswer,
} from '../../../machines/place/addressForm';
import { refusedIn } from '../../client/apiError';
import { call } from '../../client/client';
import { fetchAnew } from '../../client/fetchAnew';
import { wholePhone } from '../../client/phones';
import { queryClient } from '../../client/queryClient';
import { guestInfoKey } from '../../client/storage/orderKeys';
import { storedPlace } from '../../client/storage/storage';
import { askToSignIn } from '../../identity/actors/signInActor';
import { spotOf } from '../addressParts/placeHere';
import { addressesQuery } from '../api/addresses';
import { pointAddressQuery } from '../api/pointAddress';
import { renewChosen, renewDraft } from './chosenAddress';
import { livePlaceSearch, locateDevice } from './placeActors';

/** @throws everything but a refusal: a server out of reach is no answer */
function refusalIn(error: unknown): Extract<AddressChangeAnswer, { ok: false }> {
  const { reason, said } = refusedIn(error);
  return {
    ok: false,
    reason: reason === 'unauthenticated' ? reason : 'refused',
    message: said,
  };
}

/** The list as the server has it now (ADDR-32); null when it cannot be read. What it said stands anyway. */
async function readAgain(): Promise<Address[] | null> {
  try {
    const saved = await fetchAnew(addressesQuery());
    renewChosen(saved);
    return saved;
  } catch {
    return null;
  }
}

/** The address that was saved: the one with its id, else the newest with its words. */
const savedIn = (list: Address[], { id, form }: AddressToSave): Address | null =>
  id === null
    ? (list
        .filter(({ address }) => address === form.address)
        .sort((one, other) => other.id - one.id)[0] ?? null)
    : (list.find((row) => row.id === id) ?? null);

const saveAddress = fromPromise<SaveAnswer, AddressToSave>(async ({ input, signal }) => {
  const { id, form, point } = input;
  try {
    const phone = await wholePhone(form.phone);
    const body = addressPayloadOf({ ...form, phone }, point);
    const { message } =
      id === null
        ? await call(addAddress, { body, signal })
        : await call(updateAddress, { body, params: { id }, signal });
    const list = await readAgain();
    const address = list && savedIn(list, input);
    if (address && id !== null) renewDraft(address);
    return { ok: true, message, address };
  } catch (error) {
    return refusalIn(error);
  }
});

export const liveAddressFormMachine = addressFormMachine.provide({
  actors: {
    nameSpot: fromPromise(async ({ input: { point } }) => {
      if (!point) throw new Error('no point to ask about');
      return { address: (await queryClient.fetchQuery(pointAddressQuery(point))) || null };
    }),
    placeSearch: livePlaceSearch,
    locateDevice,
    saveAddress,
    askToSignIn,
  },
  actions: {
    storeLocally: (_, { guest, point }) => {
      const { name, phone, email, ...typed } = guest;
      const here = storedPlace();
      guestInfoKey.set({
        contact_person_name: name,
        contact_person_number: phone,
        contact_person_email: email,
        place:
          point && typed.address
            ? {
                ...typed,
                id: null,
                address_type: '',
                latitude: point.lat,
                longitude: point.lng,
                ...(here && { browsed: spotOf(here) }),
              }
            : (guestInfoKey.get()?.place ?? null),
      });
    },
  },
});

const choiceActors = {
  addressForm: liveAddressFormMachine,
  saveAddress,
  deleteAddress: fromPromise<AddressChangeAnswer, { id: number }>(async ({ input, signal }) => {
    try {
      const { message } = await call(deleteAddress, { query: { address_id: input.id }, signal });
      await readAgain();
      return { ok: true, message };
    } catch (error) {
      const refusal = refusalIn(error);
      // Gone in another window already: the list must not go on showing it.
      if (refusal.reason === 'refused') await readAgain();
      return refusal;
    }
  }),
  askToSignIn,
};

interface Takers {
  /** A place was chosen or saved: it becomes the selected address. */
  takePlace: (place: DeliveryPlace) => void;
  /** The selected address was saved as it stood. */
  adoptSaved: (address: Address) => void;
}

export const addressChoiceWith = ({ takePlace, adoptSaved }: Takers) =>
  addressChoiceMachine.provide({
    actors: choiceActors,
    actions: {
      takePlace: (_, { place }) => takePlace(place),
      adoptSaved: (_, { address }) => {
        if (address) adoptSaved(address);
      },
    },
  });
