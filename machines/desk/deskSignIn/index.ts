export {
  type Credentials,
  type DeskSignInAnswer,
  type DeskSignInScreen,
  deskSignInMachine,
} from './deskSignInMachine';
