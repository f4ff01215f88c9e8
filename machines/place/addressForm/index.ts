export { addressFormMachine } from './addressFormMachine';
export type {
  AddressFormInput,
  AddressFormOutput,
  AddressFormScreen,
  AddressToSave,
  ChangeAnswer,
  GuestForm,
  SaveAnswer,
} from './types';
