import { couriers, parcelCategories } from '../../db/schema/orders';
import { words } from '../cells';
import { amountOrNone, count, flag, phone, reference } from '../columns';
import { keyedTable } from '../keyedTable';
import { picture } from '../moreColumns';

export const couriersTable = keyedTable({
  name: 'couriers',
  about: 'Who brings orders; those of the zone are asked first',
  kind: 'courier',
  table: couriers,
  columns: {
    name: words('name', true),
    phone: phone('phone, with the country'),
    image: picture('picture'),
    vehicle: words('what they ride, such as Scooter', true),
    zone: reference('zone', 'where they ride'),
  },
  derive:
    async () =>
    ({ zone }) =>
      zone === undefined ? {} : { zoneId: zone },
  rows: async (db) =>
    (await db.select().from(couriers).orderBy(couriers.id)).map((row) => ({
      ...row,
      zone: row.zoneId,
    })),
});

export const parcelCategoriesTable = keyedTable({
  name: 'parcel_categories',
  about: 'What is sent as a parcel',
  kind: 'parcel_category',
  table: parcelCategories,
  columns: {
    name: words('its name', true),
    module: reference('module', 'where it is sent, of type parcel'),
    description: words('what belongs to it'),
    image: picture('its picture'),
    perKmCharge: amountOrNone("charge per kilometre; the zone's when empty"),
    minimumCharge: amountOrNone("least charge; the zone's when empty"),
    position: count('order among the others'),
    active: flag('it is offered', true),
  },
  derive:
    async () =>
    ({ module }) =>
      module === undefined ? {} : { moduleId: module },
  rows: async (db) =>
    (await db.select().from(parcelCategories).orderBy(parcelCategories.id)).map((row) => ({
      ...row,
      module: row.moduleId,
    })),
});
