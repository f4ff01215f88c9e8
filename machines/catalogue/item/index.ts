export { type Buttons, decideButtons } from './decideButtons';
export { decideStanding, type Standing } from './decideStanding';
export { itemMachine } from './itemMachine';
export type { ItemContext, ItemEvent, Purchase } from './itemSetup';
export {
  chosenCombination,
  chosenVariations,
  lineOf,
  missingChoices,
  mostOf,
  type Preset,
  type Selection,
  startSelection,
} from './selection';
