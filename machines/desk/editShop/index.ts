export { editShopMachine } from './editShopMachine';
export type {
  EditShopScreen,
  ShopAsked,
  ShopFault,
  ShopLoaded,
  ShopPart,
  ShopRead,
  ShopSaving,
  ShopTold,
} from './editShopSetup';
