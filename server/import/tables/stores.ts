import { openMinutes } from '../../catalogue/stores/openMinutes';
import type { Db } from '../../db/client';
import { zones } from '../../db/schema/places';
import { stores } from '../../db/schema/stores';
import { pointInPolygon } from '../../place/geo';
import { BadCell, words } from '../cells';
import {
  amount,
  amountOrNone,
  count,
  degrees,
  flag,
  instantOrNone,
  line,
  percent,
  phone,
  reference,
} from '../columns';
import { keyedTable } from '../keyedTable';
import { openingHours, picture } from '../moreColumns';
import { slugFor } from '../slug';

const areasOf = async (db: Db) =>
  new Map((await db.select().from(zones)).map(({ id, area }) => [id, area]));

const placesOf = async (db: Db) => {
  const { id, zoneId, lat, lng } = stores;
  const rows = await db.select({ id, zone: zoneId, lat, lng }).from(stores);
  return new Map(rows.map((row) => [row.id, row]));
};

export const storesTable = keyedTable({
  name: 'stores',
  about: 'Shops, restaurants and pharmacies',
  kind: 'store',
  table: stores,
  columns: {
    name: words('its name', true),
    module: reference('module', 'what it belongs to'),
    zone: reference('zone', 'where it stands'),
    description: words('a sentence about it'),
    address: words('street and number', true),
    phone: phone('its phone, with the country'),
    email: line('its mail address', { pattern: /^\S+@\S+\.\S+$/, wanted: 'a mail address' }),
    lat: degrees('latitude', 90),
    lng: degrees('longitude', 180),
    logo: picture('its sign'),
    cover: picture('a wide picture of it'),
    hours: openingHours('when it is open'),
    active: flag('it takes orders, else it is shown as closed', true),
    featured: flag('it is recommended', false),
    delivery: flag('it delivers', true),
    takeAway: flag('orders can be fetched', true),
    scheduleOrder: flag('orders can be for later', true),
    selfDelivery: flag('it has couriers of its own, with its own charges', false),
    freeDelivery: flag('delivery costs nothing', false),
    perKmCharge: amount('own delivery: charge per kilometre'),
    minimumCharge: amount('own delivery: least charge'),
    maximumCharge: amountOrNone('own delivery: greatest charge'),
    minimumOrder: amount('least amount of an order'),
    deliveryMin: count('minutes until delivery, at least', 20),
    deliveryMax: count('minutes until delivery, at most', 40),
    tax: percent('tax on its prices'),
    veg: flag('it has vegetarian things', true),
    nonVeg: flag('it has things with meat or fish', true),
    halal: flag('it is halal', false),
    discount: percent('discount on all it sells'),
    discountMax: amount('greatest discount on an order; 0 for no limit'),
    discountMinPurchase: amount('least order for the discount'),
    discountStart: instantOrNone('when the discount begins', 'begins'),
    discountEnd: instantOrNone('when the discount ends', 'ends'),
  },
  derive: async (db) => {
    const areas = await areasOf(db);
    const before = await placesOf(db);
    return ({ name, module, zone, lat, lng, hours, deliveryMin, deliveryMax }, { id, isNew }) => {
      const old = before.get(id);
      const area = areas.get(zone ?? old?.zone ?? 0);
      const point = { lat: lat ?? old?.lat ?? 0, lng: lng ?? old?.lng ?? 0 };
      if (area && (lat ?? lng ?? zone) !== undefined && !pointInPolygon(point, area))
        throw new BadCell('and lng lie outside the zone of the store', 'lat');
      if (deliveryMin !== undefined && deliveryMax !== undefined && deliveryMin > deliveryMax)
        throw new BadCell('is less than delivery_min', 'delivery_max');
      return {
        ...(module !== undefined && { moduleId: module }),
        ...(zone !== undefined && { zoneId: zone }),
        ...(hours !== undefined && { schedules: hours, openMinutes: openMinutes(hours) }),
        ...(isNew && { slug: slugFor(name?.en ?? '', 'store', id), categoryIds: [] }),
      };
    };
  },
  rows: async (db) =>
    (await db.select().from(stores).orderBy(stores.id)).map((row) => ({
      ...row,
      module: row.moduleId,
      zone: row.zoneId,
      hours: row.schedules,
    })),
});
