export {
  type MapPickEvent,
  type MapPickOutput,
  type MapPickScreen,
  mapPickMachine,
  type NameAnswer,
  type PinInput,
  type ZoneAnswer,
} from './mapPickMachine';
