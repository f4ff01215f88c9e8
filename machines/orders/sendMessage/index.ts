export { sendMessageMachine } from './sendMessageMachine';
export {
  type ChosenPicture,
  type Draft,
  mostUnsent,
  type SendAnswer,
  type SendMessageScreen,
} from './sendMessageSetup';
