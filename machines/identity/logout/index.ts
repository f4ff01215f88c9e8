export {
  type LogoutEvent,
  type LogoutOutput,
  type LogoutScreen,
  logoutMachine,
} from './logoutMachine';
