export {
  type PushFacts,
  type PushNewsEvent,
  type PushNewsScreen,
  type PushPermission,
  pushNewsMachine,
} from './pushNewsMachine';
