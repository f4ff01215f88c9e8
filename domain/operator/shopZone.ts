import * as v from 'valibot';
import { inWords, typed } from '../desk/deskItem';
import { mostPrice } from '../desk/staff';
import { defaultLanguage, perLanguage } from '../language/languages';
import { moduleType } from '../place/module';
import { point } from '../place/place';
import { type RingFault, ringFault, withoutTwins } from '../place/ring';
import { type MessageId, says } from '../values/validationMessages';
import { flag, id, numOr, rows, text } from '../wire/fields';
import { zoneServes } from './zoneServes';

export const longestZoneName = 100;
const mostSurge = 1_000;
const mostModules = 100;
const mostStores = 200;

const isAmount = (value: number, most: number) => value >= 0 && value <= most;

/** What a module costs to deliver in a zone, and whether it works there at all. */
const moduleThere = /* @__PURE__ */ v.pipe(
  v.object({
    module_id: id,
    works: flag,
    per_km_shipping_charge: v.pipe(
      typed(0),
      v.check((value) => isAmount(value, mostPrice), says('zone.charge')),
    ),
    minimum_shipping_charge: v.pipe(
      typed(0),
      v.check((value) => isAmount(value, mostPrice), says('zone.charge')),
    ),
    /** Null where there is none. */
    maximum_shipping_charge: v.pipe(
      v.union([v.null(), typed(null)]),
      v.check((value) => value === null || isAmount(value, mostPrice), says('zone.charge')),
    ),
    increased_delivery_fee: v.pipe(
      typed(0),
      v.check((value) => isAmount(value, mostSurge), says('zone.surge')),
    ),
  }),
  v.forward(
    v.check(
      ({ maximum_shipping_charge: most, minimum_shipping_charge: least }) =>
        most === null || most >= least,
      says('zone.most'),
    ),
    ['maximum_shipping_charge'],
  ),
);

const isFree = (kind: RingFault['kind']) => (ring: v.InferOutput<typeof point>[]) =>
  ringFault(ring)?.kind !== kind;

/** What an operator says of a zone. */
export const zoneForm = /* @__PURE__ */ v.object({
  name: v.pipe(
    inWords(longestZoneName),
    v.forward(
      v.check((name) => name[defaultLanguage] !== '', says('zone.name')),
      [defaultLanguage],
    ),
  ),
  area: v.pipe(
    v.array(point),
    v.transform((ring) => withoutTwins(ring)),
    v.check(isFree('corners'), says('zone.corners')),
    v.check(isFree('many'), says('zone.many')),
    v.check(isFree('crosses'), says('zone.crosses')),
    v.check(isFree('small'), says('zone.small')),
  ),
  modules: v.pipe(
    v.array(moduleThere),
    v.maxLength(mostModules),
    v.check((all) => all.some(({ works }) => works === 1), says('zone.modules')),
  ),
  /** Stores of other zones that sell in this one from now on. */
  store_ids: v.optional(v.pipe(v.array(id), v.maxLength(mostStores)), []),
});
export type ZoneForm = v.InferOutput<typeof zoneForm>;

const charges = {
  id,
  per_km_shipping_charge: numOr(0),
  minimum_shipping_charge: numOr(0),
  maximum_shipping_charge: numOr(null),
  increased_delivery_fee: numOr(0),
};

/** All zones, open or not, and the modules that may work in one. */
export const shopZones = v.object({
  zones: rows(
    v.object({
      id,
      name: text,
      is_active: flag,
      coordinates: rows(point),
      modules: rows(v.object({ ...charges, name: text })),
    }),
  ),
  modules: rows(v.object({ id, name: text, type: moduleType })),
});
export type ShopZones = v.InferOutput<typeof shopZones>;
export type ZoneRow = ShopZones['zones'][number];

/** A zone with all that can be said of it. */
export const shopZone = v.object({
  id,
  /** Of what stands there: whoever saves names the one that they had read. */
  version: text,
  is_active: flag,
  name: v.object(perLanguage(() => text)),
  area: rows(point),
  modules: rows(v.object(charges)),
  serves: zoneServes,
  /** Stores that lie in it and sell in another zone. */
  inside: rows(v.object({ id, name: text, zone: text })),
});
export type ShopZone = v.InferOutput<typeof shopZone>;

/** Which sentence says what is wrong with the border of a zone. */
export const ringSays: Record<RingFault['kind'], MessageId> = {
  corners: says('zone.corners'),
  many: says('zone.many'),
  crosses: says('zone.crosses'),
  small: says('zone.small'),
};
