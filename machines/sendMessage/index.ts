export {
  type ChosenPicture,
  type Draft,
  mostUnsent,
  type SendAnswer,
  type SendMessageScreen,
  sendMessageMachine,
} from './sendMessageMachine';
