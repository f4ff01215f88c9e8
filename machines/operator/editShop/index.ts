export { editShopMachine } from './editShopMachine';
export type {
  BannerRead,
  CouponRead,
  EditShopScreen,
  SettingsRead,
  ShopAsked,
  ShopFault,
  ShopLoaded,
  ShopPart,
  ShopRead,
  ShopSaving,
  ShopTold,
  TextsRead,
  ZoneRead,
} from './editShopSetup';
