import { createActor, SimulatedClock, waitFor } from 'xstate';
import { noHouse } from '../../../../domain/place/house';
import type { PlacePrediction, Point } from '../../../../domain/place/place';
import {
  type AddressFormInput,
  type AddressToSave,
  addressFormMachine,
  type GuestForm,
  type SaveAnswer,
} from '../../../../machines/place/addressForm';
import type { DeviceAnswer } from '../../../../machines/place/location';
import { type PointAnswer, placeSearchMachine } from '../../../../machines/place/placeSearch';
import { sampleAddress, sampleAddressForm } from '../../../support/addresses';
import { fakeActor, listen } from '../../../support/fakes';

export const door = { lat: 25.2, lng: 55.3 };
export const guest: GuestForm = {
  name: 'Lina',
  phone: '+971501234567',
  email: 'lina@example.com',
  address: 'Blue door',
  ...noHouse,
  house: '4',
};
export const submitted = { type: 'addressForm.submitted', form: sampleAddressForm() } as const;
export const saved: SaveAnswer = {
  ok: true,
  message: 'Successfully added!',
  address: sampleAddress(),
};

export function open(change: Partial<AddressFormInput> = {}) {
  const clock = new SimulatedClock();
  const save = fakeActor<SaveAnswer, AddressToSave>();
  const name = fakeActor<{ address: string | null }, { point: Point | null }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const device = fakeActor<DeviceAnswer>();
  const look = fakeActor<PlacePrediction[], { text: string }>();
  const locate = fakeActor<PointAnswer, { placeId: string }>();
  const stored: unknown[] = [];
  const actor = createActor(
    addressFormMachine.provide({
      actors: {
        saveAddress: save.logic,
        nameSpot: name.logic,
        askToSignIn: signIn.logic,
        locateDevice: device.logic,
        placeSearch: placeSearchMachine.provide({
          actors: { searchPlaces: look.logic, locatePlace: locate.logic },
        }),
      },
      actions: { storeLocally: (_, params) => void stored.push(params) },
    }),
    { input: { id: null, point: door, needsPoint: true, ...change }, clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | object) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  return { actor, clock, save, name, signIn, device, look, locate, stored, heard, reach };
}
