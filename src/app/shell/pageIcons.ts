import {
  IconBell,
  IconCar,
  IconCoin,
  IconGift,
  IconMapPin,
  IconPackage,
  IconSettings,
  IconTicket,
  IconUserCog,
  IconWallet,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { PageName } from '../../content/openPages';

export const pageIcons: Partial<Record<PageName, ComponentType<{ size: number }>>> = {
  'profile-settings': IconUserCog,
  'my-orders': IconPackage,
  'my-trips': IconCar,
  notifications: IconBell,
  address: IconMapPin,
  wallet: IconWallet,
  'loyalty-points': IconCoin,
  'referral-code': IconGift,
  coupons: IconTicket,
  settings: IconSettings,
};
