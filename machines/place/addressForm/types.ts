import type { Address } from '../../../domain/account/customer';
import type { AddressForm } from '../../../domain/place/addressBook';
import type { House } from '../../../domain/place/house';
import type { Point } from '../../../domain/place/place';
import type { FoundPlace } from '../placeSearch';

/** What is to be saved: as a change of the address `id`, or as a new one (ADDR-25). */
export interface AddressToSave {
  id: number | null;
  form: AddressForm;
  point: Point;
}

/** Answer of a call that changes the addresses; `message` is the server's own sentence, possibly empty. */
export type AddressChangeAnswer =
  | { ok: true; message: string }
  | { ok: false; reason: 'unauthenticated' | 'refused'; message: string };

/** The answer to a save. `address` is what the list holds now; null when it could not be read again. */
export type SaveAnswer =
  | { ok: true; message: string; address: Address | null }
  | Extract<AddressChangeAnswer, { ok: false }>;

/** What a guest typed: kept by the browser alone (ADDR-26, ADDR-27). */
export interface GuestForm extends House {
  name: string;
  phone: string;
  email: string;
  address: string;
}

export type AddressFormEvent =
  | { type: 'addressForm.pinMoved'; point: Point }
  | { type: 'addressForm.addressTyped'; text: string }
  | { type: 'addressForm.suggestionChosen'; placeId: string }
  | { type: 'addressForm.searchRetried' }
  | { type: 'addressForm.positionAsked' }
  /** Raised by the search itself. */
  | { type: 'addressForm.placeFound'; place: FoundPlace | null }
  | { type: 'addressForm.typed' }
  | { type: 'addressForm.submitted'; form: AddressForm }
  | { type: 'addressForm.guestSubmitted'; guest: GuestForm }
  | { type: 'addressForm.closed' };

export interface AddressFormInput {
  /** Id of the saved address that is changed; null for any other. */
  id: number | null;
  /** Where the pin stands; null until the shopper puts it somewhere. */
  point: Point | null;
  /** A take-away order needs no place (ADDR-09). */
  needsPoint: boolean;
}

export interface AddressFormContext extends AddressFormInput {
  /** What the pin points at, once it is known; a new object each time. */
  named: { address: string } | null;
  form: AddressForm | null;
  guest: GuestForm | null;
  saved: Address | null;
  refusal: string;
  ending: 'none' | 'saved' | 'kept' | 'closed';
}

export type AddressFormOutput =
  | { kind: 'saved'; form: AddressForm; point: Point; address: Address | null }
  | { kind: 'kept'; guest: GuestForm; point: Point | null }
  | { kind: 'closed' };

export type AddressFormScreen =
  | 'form'
  | 'refused'
  | 'failed'
  | 'pointMissing'
  | 'locating'
  | 'notLocated'
  | 'none';
