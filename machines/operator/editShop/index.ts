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
  StoreRead,
  TextsRead,
  ZoneRead,
} from './editShopSetup';
