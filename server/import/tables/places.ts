import { sql } from 'drizzle-orm';
import { moduleTypes } from '../../../domain/place/module';
import { modules, zones } from '../../db/schema/places';
import { words } from '../cells';
import { flag, oneOf } from '../columns';
import { keyedTable } from '../keyedTable';
import { picture, ring } from '../moreColumns';

/** Where the shop delivers; its file is zones.geojson, in which these are properties and the area is the geometry. */
export const zonesTable = keyedTable({
  name: 'zones',
  about: 'Areas in which the shop works (zones.geojson: a FeatureCollection of polygons)',
  kind: 'zone',
  table: zones,
  columns: {
    name: words('name of the area', true),
    area: ring('its polygon, no side of which crosses or touches another'),
    active: flag('orders are taken there', true),
  },
  rows: (db) => db.select().from(zones).orderBy(zones.id),
});

export const modulesTable = keyedTable({
  name: 'modules',
  about: 'Parts of the shop between which a shopper chooses',
  kind: 'module',
  table: modules,
  columns: {
    type: oneOf('what it is', moduleTypes, true),
    name: words('its name', true),
    description: words('a line below its name'),
    icon: picture('its picture; that of its type when empty'),
    active: flag('it is offered', true),
  },
  derive:
    async () =>
    ({ icon, type }, { isNew }) => ({
      ...(isNew && icon === '' && { icon: `/pictures/module-${type}.svg` }),
    }),
  rows: (db) => db.select().from(modules).orderBy(sql`id`),
});
