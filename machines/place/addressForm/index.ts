export { addressFormMachine } from './addressFormMachine';
export type {
  AddressChangeAnswer,
  AddressFormInput,
  AddressFormOutput,
  AddressFormScreen,
  AddressToSave,
  GuestForm,
  SaveAnswer,
} from './types';
