export { type ChosenFile, prescriptionMachine, type Uploaded } from './prescriptionMachine';
