export {
  type FollowInboxEvent,
  type FollowInboxScreen,
  followInboxMachine,
} from './followInboxMachine';
