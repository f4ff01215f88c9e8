import type { Address } from '../../../domain/account/customer';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import type { Point } from '../../../domain/place/place';
import type { AddressToSave } from '../addressForm';

/** The address that is written or changed; `id` is null for a new one. */
export interface Edited {
  id: number | null;
  /** Where the pin stands at first. */
  point: Point | null;
}

export type AddressChoiceEvent =
  | { type: 'address.listOpened'; id: number | null }
  | { type: 'address.marked'; id: number | null }
  | { type: 'address.selected'; place: DeliveryPlace }
  | { type: 'address.listClosed' }
  | ({ type: 'address.formAsked' } & Edited)
  | ({ type: 'address.saveTicked' } & AddressToSave)
  | { type: 'address.deleteAsked'; address: Address }
  | { type: 'address.deleteConfirmed' }
  | { type: 'address.deleteDeclined' };

export interface AddressChoiceInput {
  /** Zone of the store that delivers; null in the address book (ADDR-19). */
  zoneId: number | null;
}

export interface AddressChoiceContext extends AddressChoiceInput {
  /** Id of the marked radio card; null is the selected address itself. */
  marked: number | null;
  edited: Edited;
  fromList: boolean;
  /** What 'Save this Address' saves. */
  toSave: AddressToSave | null;
  /** What is asked about before it goes. */
  leaving: Address | null;
  refusal: string;
}

export type AddressChoiceScreen =
  | 'section'
  | 'list'
  | 'form'
  | 'deleteQuestion'
  | 'deleteRefused'
  | 'deleteTrouble';
