import { isOneOf } from '../../../domain/values/entries';
import type { Db } from '../../db/client';
import { zones } from '../../db/schema/places';
import {
  rentalProviders,
  vehicleBrands,
  vehicleCategories,
  vehicles,
} from '../../db/schema/rental';
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
  oneOf,
  percent,
  phone,
  reference,
  references,
} from '../columns';
import { keyedTable } from '../keyedTable';
import { picture, pictureList } from '../moreColumns';
import { slugFor } from '../slug';

export const vehicleCategoriesTable = keyedTable({
  name: 'vehicle_categories',
  about: 'Kinds of vehicles, such as van or scooter',
  kind: 'vehicle_category',
  table: vehicleCategories,
  columns: { name: words('its name', true), image: picture('its picture') },
  rows: (db) => db.select().from(vehicleCategories).orderBy(vehicleCategories.id),
});

export const vehicleBrandsTable = keyedTable({
  name: 'vehicle_brands',
  about: 'Makers of vehicles',
  kind: 'vehicle_brand',
  table: vehicleBrands,
  columns: { name: words('its name', true), image: picture('its sign') },
  rows: (db) => db.select().from(vehicleBrands).orderBy(vehicleBrands.id),
});

const gears = ['', 'automatic', 'manual'] as const;
const fuels = ['', 'petrol', 'diesel', 'hybrid', 'electric'] as const;

const areasOf = async (db: Db) =>
  new Map((await db.select().from(zones)).map(({ id, area }) => [id, area]));

export const providersTable = keyedTable({
  name: 'providers',
  about: 'Who rents vehicles out',
  kind: 'provider',
  table: rentalProviders,
  columns: {
    name: words('its name', true),
    module: reference('module', 'what it belongs to, of type rental'),
    zone: reference('zone', 'where it stands'),
    pickupZones: references('zone', 'where a trip may begin; its own zone when empty'),
    description: words('a sentence about it'),
    address: words('street and number', true),
    phone: phone('its phone, with the country'),
    email: line('its mail address', { pattern: /^\S+@\S+\.\S+$/, wanted: 'a mail address' }),
    lat: degrees('latitude', 90),
    lng: degrees('longitude', 180),
    logo: picture('its sign'),
    cover: picture('a wide picture of it'),
    tax: percent('tax on its prices'),
    discount: percent('discount on all it rents out'),
    discountMax: amount('greatest discount on a trip; 0 for no limit'),
    discountMinPurchase: amount('least trip for the discount'),
    discountEnd: instantOrNone('when the discount ends', 'ends'),
    active: flag('it is shown', true),
  },
  derive: async (db) => {
    const areas = await areasOf(db);
    return ({ name, module, zone, pickupZones, lat, lng }, { id, isNew }) => {
      const area = zone === undefined ? undefined : areas.get(zone);
      if (area && lat !== undefined && lng !== undefined && !pointInPolygon({ lat, lng }, area))
        throw new BadCell('and lng lie outside the zone of the provider', 'lat');
      const begins = pickupZones?.length === 0 && zone !== undefined ? [zone] : pickupZones;
      return {
        ...(module !== undefined && { moduleId: module }),
        ...(zone !== undefined && { zoneId: zone }),
        ...(begins !== undefined && { pickupZoneIds: begins }),
        ...(isNew && { slug: slugFor(name?.en ?? '', 'provider', id) }),
      };
    };
  },
  rows: async (db) =>
    (await db.select().from(rentalProviders).orderBy(rentalProviders.id)).map((row) => ({
      ...row,
      module: row.moduleId,
      zone: row.zoneId,
      pickupZones: row.pickupZoneIds,
    })),
});

export const vehiclesTable = keyedTable({
  name: 'vehicles',
  about: 'Vehicles for rent, each with one price at least',
  kind: 'vehicle',
  table: vehicles,
  columns: {
    name: words('its name', true),
    provider: reference('provider', 'who rents it out'),
    category: reference('vehicle_category', 'its kind'),
    brand: reference('vehicle_brand', 'its maker'),
    description: words('what it is'),
    thumbnail: picture('its picture'),
    images: pictureList('more pictures'),
    isNew: flag('it is new', false),
    type: line('its body, such as suv', { isNeeded: true }),
    seatingCapacity: count('seats', 0, true),
    airCondition: flag('it has air conditioning', false),
    transmission: oneOf('its gears; empty for none', gears),
    fuel: oneOf('what it runs on; empty for none', fuels),
    hourlyPrice: amountOrNone('price of an hour; empty where it is not rented so'),
    distancePrice: amountOrNone('price of a kilometre'),
    dayPrice: amountOrNone('price of a day'),
    discount: amount('what is off its price'),
    discountType: oneOf('discount is', ['percent', 'amount']),
    count: count('how many of it there are', 1),
    active: flag('it is shown', true),
  },
  derive: async (db) => {
    const { hourlyPrice, distancePrice, dayPrice, discount, discountType } = vehicles;
    const known = await db
      .select({ id: vehicles.id, hourlyPrice, distancePrice, dayPrice, discount, discountType })
      .from(vehicles);
    const before = new Map(known.map((row) => [row.id, row]));
    return (values, { id, isNew }) => {
      const { name, provider, category, brand } = values;
      const whole = { ...before.get(id), ...values };
      const prices = [whole.hourlyPrice, whole.distancePrice, whole.dayPrice];
      if (prices.every((price) => price === null))
        throw new BadCell('and the other prices are empty', 'hourly_price');
      if (whole.discountType === 'percent' && (whole.discount ?? 0) > 100_000)
        throw new BadCell('is more than 100 percent', 'discount');
      return {
        ...(provider !== undefined && { providerId: provider }),
        ...(category !== undefined && { categoryId: category }),
        ...(brand !== undefined && { brandId: brand }),
        ...(isNew && { slug: slugFor(name?.en ?? '', 'vehicle', id) }),
      };
    };
  },
  rows: async (db) =>
    (await db.select().from(vehicles).orderBy(vehicles.id)).flatMap((row) => {
      const { transmission, fuel } = row;
      if (!isOneOf(gears, transmission) || !isOneOf(fuels, fuel)) return [];
      const { providerId: provider, categoryId: category, brandId: brand } = row;
      return [{ ...row, transmission, fuel, provider, category, brand }];
    }),
});
