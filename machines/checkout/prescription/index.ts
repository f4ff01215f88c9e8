export {
  type ChosenFile,
  type LeftPictures,
  prescriptionMachine,
  type Uploaded,
} from './prescriptionMachine';
