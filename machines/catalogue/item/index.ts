export { type Buttons, decideButtons } from './decideButtons';
export { decideStanding, type Standing } from './decideStanding';
export { itemMachine } from './itemMachine';
export type { ItemContext, ItemEvent, Purchase } from './itemSetup';
export {
  type Choice,
  chosenCombination,
  chosenVariations,
  lineOf,
  missingChoices,
  mostOf,
  type Preset,
  type Selection,
  startSelection,
  withChoice,
} from './selection';
