export {
  type ChosenPicture,
  type Draft,
  type SendAnswer,
  type SendMessageScreen,
  sendMessageMachine,
} from './sendMessageMachine';
