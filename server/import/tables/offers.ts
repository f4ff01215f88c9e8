import { couponTypes } from '../../../domain/checkout/coupon';
import { type CouponFault, couponCode, couponFaults } from '../../../domain/checkout/couponRules';
import { type ModuleType, moduleKinds } from '../../../domain/place/module';
import { coupons } from '../../db/schema/carts';
import { modules } from '../../db/schema/places';
import { type BannerKind, banners } from '../../db/schema/stores';
import { BadCell, words } from '../cells';
import {
  amount,
  count,
  countOrNone,
  flag,
  instant,
  line,
  oneOf,
  reference,
  referenceOrNone,
  references,
} from '../columns';
import { keyedTable } from '../keyedTable';
import { picture } from '../moreColumns';

const bannerTypes = [
  'default',
  'store_wise',
  'item_wise',
  'vehicle_wise',
  'provider_wise',
  'campaign',
] as const satisfies readonly BannerKind[];

const ofRental = ['vehicle_wise', 'provider_wise'];

/** A banner without an aim fits every home. */
const fitsModule = (type: BannerKind, module: ModuleType) =>
  type === 'default' || ofRental.includes(type) === (moduleKinds[module].sells === 'trips');

/** What is wrong, and the column that is to blame. */
const couponFaultTexts: Record<CouponFault, readonly [text: string, column: string]> = {
  expireDate: ['is not after start_date', 'expire_date'],
  stores: ['is empty for a coupon of type store_wise', 'stores'],
  zones: ['is empty for a coupon of type zone_wise', 'zones'],
  discount: ['is more than 100 percent', 'discount'],
};

export const couponsTable = keyedTable({
  name: 'coupons',
  about: 'Codes that take something off an order',
  kind: 'coupon',
  table: coupons,
  columns: {
    code: line('what is typed', {
      isNeeded: true,
      pattern: couponCode,
      wanted: 'letters, digits, - and _, 2 to 30 of them',
    }),
    title: words('what it gives', true),
    type: oneOf('for whom it is', couponTypes),
    module: referenceOrNone('module', 'where it works; everywhere when empty'),
    stores: references('store', 'of type store_wise'),
    zones: references('zone', 'of type zone_wise'),
    discount: amount('what is taken off'),
    discountType: oneOf('discount is', ['percent', 'amount']),
    maxDiscount: amount('greatest discount; 0 for no limit'),
    minPurchase: amount('least order'),
    startDate: instant('from when it works', 'begins'),
    expireDate: instant('until when it works', 'ends'),
    limitPerOwner: countOrNone('how often one shopper may use it'),
    totalLimit: countOrNone('how often it may be used in all'),
    active: flag('it works', true),
  },
  derive: async (db) => {
    const known = new Map((await db.select().from(coupons)).map((row) => [row.id, row]));
    const owners = new Map([...known.values()].map(({ id, code }) => [code.toUpperCase(), id]));
    return (values, { id }) => {
      const { module, stores, zones, code } = values;
      const row = known.get(id);
      const whole = {
        ...(row && { ...row, stores: row.storeIds, zones: row.zoneIds }),
        ...values,
      };
      const [fault] = couponFaults({ ...whole, discount: (whole.discount ?? 0) / 1000 });
      if (fault) throw new BadCell(...couponFaultTexts[fault]);
      // Codes are typed in whichever letters, and each is of one coupon.
      if (code !== undefined) {
        const owner = owners.get(code.toUpperCase()) ?? id;
        if (owner !== id) throw new BadCell(`"${code}" is of another coupon already`, 'code');
        owners.set(code.toUpperCase(), id);
      }
      return {
        ...(module !== undefined && { moduleId: module }),
        ...(stores !== undefined && { storeIds: stores }),
        ...(zones !== undefined && { zoneIds: zones }),
      };
    };
  },
  rows: async (db) =>
    (await db.select().from(coupons).orderBy(coupons.id)).map((row) => ({
      ...row,
      module: row.moduleId,
      stores: row.storeIds,
      zones: row.zoneIds,
    })),
});

export const bannersTable = keyedTable({
  name: 'banners',
  about: 'Pictures at the top of a home page',
  kind: 'banner',
  table: banners,
  columns: {
    title: words('what it says', true),
    module: reference('module', 'where it is shown'),
    zone: referenceOrNone('zone', 'where it is shown; in every zone when empty'),
    image: picture('its picture'),
    type: oneOf('what it leads to', bannerTypes),
    store: referenceOrNone('store', 'of type store_wise'),
    item: referenceOrNone('item', 'of type item_wise'),
    vehicle: referenceOrNone('vehicle', 'of type vehicle_wise, in a module of rental'),
    provider: referenceOrNone('provider', 'of type provider_wise, in a module of rental'),
    link: line('of type default: an address', {
      pattern: /^(|\/.*|https?:\/\/\S+)$/,
      wanted: 'an address',
    }),
    position: count('order among the others'),
    active: flag('it is shown', true),
  },
  derive: async (db) => {
    const modulesTypes = new Map(
      (await db.select().from(modules)).map(({ id, type }) => [id, type]),
    );
    return ({ module, zone, type, ...targets }) => {
      const { store, item, vehicle, provider } = targets;
      const moduleType = modulesTypes.get(module ?? 0);
      if (moduleType && type && !fitsModule(type, moduleType))
        throw new BadCell(`is not for a module of type ${moduleType}`, 'type');
      for (const kind of ['store', 'item', 'vehicle', 'provider'] as const)
        if (type === `${kind}_wise` && targets[kind] === null)
          throw new BadCell(`is empty for a banner of type ${type}`, kind);
      return {
        ...(module !== undefined && { moduleId: module }),
        ...(zone !== undefined && { zoneId: zone }),
        ...(store !== undefined && { storeId: store }),
        ...(item !== undefined && { itemId: item }),
        ...(vehicle !== undefined && { vehicleId: vehicle }),
        ...(provider !== undefined && { providerId: provider }),
      };
    };
  },
  rows: async (db) =>
    (await db.select().from(banners).orderBy(banners.id)).map((row) => ({
      ...row,
      module: row.moduleId,
      zone: row.zoneId,
      store: row.storeId,
      item: row.itemId,
      vehicle: row.vehicleId,
      provider: row.providerId,
    })),
});
