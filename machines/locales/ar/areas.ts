import type { areas as own } from '../../areas';

export const areas: Record<keyof typeof own, string> = {
  account: 'الحساب',
  cart: 'السلة',
  catalogue: 'الأصناف والمتاجر',
  checkout: 'إتمام الطلب',
  content: 'اللغة والنشرة',
  desk: 'مكتب المتجر',
  identity: 'الدخول والتسجيل',
  operator: 'غرفة المشغلين',
  orders: 'الطلبات',
  parcel: 'الطرود',
  place: 'الموقع والقسم',
  rental: 'التأجير',
  ride: 'المندوبون',
};
