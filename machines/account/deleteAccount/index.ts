export {
  type DeleteAccountEvent,
  type DeleteAccountOutput,
  type DeleteAccountScreen,
  deleteAccountMachine,
} from './deleteAccountMachine';
