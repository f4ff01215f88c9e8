import { bigint, customType, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { OwnText } from '../../../domain/language/localized';

/** Degrees, WGS 84. */
export type GeoPoint = { lat: number; lng: number };
/** Opening hours of one weekday (0 Sunday to 6 Saturday); past midnight when closing is before opening. */
export type OpeningHours = { day: number; opening_time: string; closing_time: string };

/** An amount in thousandths of the currency, or a percentage in thousandths of a percent. */
export const millis = () => bigint({ mode: 'number' });
export const millisList = () => bigint({ mode: 'number' }).array();
export const localized = () => jsonb().$type<OwnText>();
/** SQL of a name's words in every language that it has, in the letters in which words are compared. */
export const nameWords = 'plain_letters(all_languages(name))';
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** A ring as PostgreSQL writes it. */
export const polygonText = (ring: readonly GeoPoint[]) =>
  `(${ring.map((corner) => `(${corner.lng},${corner.lat})`).join(',')})`;

/** PostgreSQL's built-in polygon with x = longitude and y = latitude, so that `area @> point(lng, lat)` works. */
export const polygon = customType<{ data: GeoPoint[]; driverData: string }>({
  dataType: () => 'polygon',
  toDriver: polygonText,
  fromDriver: (text) =>
    [...text.matchAll(/\(([-\d.e]+),([-\d.e]+)\)/g)].map(([, lng, lat]) => ({
      lat: Number(lat),
      lng: Number(lng),
    })),
});

/** Sets of whole numbers as ranges: `{[540,1320),[1980,2760)}`. */
export const intMultirange = customType<{ data: string; driverData: string }>({
  dataType: () => 'int4multirange',
});

export const tsvector = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
});
