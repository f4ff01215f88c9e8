import type { ShopPart } from '../../../machines/operator/editShop';
import { openOverlay } from '../../flow/overlays';

export const openShopPart = (part: ShopPart) =>
  void openOverlay(() => import('./ShopPartDialog'), { part }).catch(() => undefined);
