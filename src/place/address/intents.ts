import type { ActorRefFrom } from 'xstate';
import type { Address } from '../../../domain/account/customer';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import type { AddressForm } from '../../../domain/place/addressBook';
import type { Point } from '../../../domain/place/place';
import type { addressChoiceMachine, Edited } from '../../../machines/place/addressChoice';
import type {
  AddressToSave,
  addressFormMachine,
  GuestForm,
} from '../../../machines/place/addressForm';

export type AddressChoiceActor = ActorRefFrom<typeof addressChoiceMachine>;
export type AddressFormActor = ActorRefFrom<typeof addressFormMachine>;

export const addressIntents = (actor: AddressChoiceActor) => ({
  openList: (id: number | null) => actor.send({ type: 'address.listOpened', id }),
  mark: (id: number | null) => actor.send({ type: 'address.marked', id }),
  select: (place: DeliveryPlace) => actor.send({ type: 'address.selected', place }),
  closeList: () => actor.send({ type: 'address.listClosed' }),
  openForm: (edited: Edited) => actor.send({ type: 'address.formAsked', ...edited }),
  saveAsIs: (what: AddressToSave) => actor.send({ type: 'address.saveTicked', ...what }),
  askToDelete: (address: Address) => actor.send({ type: 'address.deleteAsked', address }),
  confirmDelete: () => actor.send({ type: 'address.deleteConfirmed' }),
  declineDelete: () => actor.send({ type: 'address.deleteDeclined' }),
});

export type AddressIntents = ReturnType<typeof addressIntents>;

export const formIntents = (actor: AddressFormActor) => ({
  movePin: (point: Point) => actor.send({ type: 'addressForm.pinMoved', point }),
  typeAddress: (text: string) => actor.send({ type: 'addressForm.addressTyped', text }),
  choosePlace: (placeId: string) => actor.send({ type: 'addressForm.suggestionChosen', placeId }),
  searchAgain: () => actor.send({ type: 'addressForm.searchRetried' }),
  askPosition: () => actor.send({ type: 'addressForm.positionAsked' }),
  type: () => actor.send({ type: 'addressForm.typed' }),
  save: (form: AddressForm) => actor.send({ type: 'addressForm.submitted', form }),
  keep: (guest: GuestForm) => actor.send({ type: 'addressForm.guestSubmitted', guest }),
  close: () => actor.send({ type: 'addressForm.closed' }),
});
