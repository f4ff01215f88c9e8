export { editItemMachine } from './editItemMachine';
export type {
  EditItemScreen,
  ItemAsked,
  ItemLoaded,
  ItemSaving,
  ItemTold,
  ReadItem,
} from './editItemSetup';
