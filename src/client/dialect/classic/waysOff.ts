import * as v from 'valibot';
import { jsonKey } from '../../storage/storage';
import { number, type Row, rowsIn, yes } from './values';

export const ways = ['cash_on_delivery', 'digital_payment'] as const;
export type Way = (typeof ways)[number];

/** The ways of paying that zones have switched off, by the zone's number: what was told of them last. */
export const offKey = jsonKey('classic-ways-off', v.record(v.string(), v.array(v.picklist(ways))));

/** Zones may switch ways of paying off that the shop has on; what a zone does not tell is on. */
export const isWayOff = (zone: Row | undefined, way: string): boolean => {
  const told = zone?.[way];
  return told !== undefined && told !== null && yes(told) === 0;
};

export function noteWays(zones: unknown): void {
  const before = offKey.get() ?? {};
  const told = rowsIn(zones).map((zone) => [
    String(number(zone.id)),
    ways.filter((way) => isWayOff(zone, way)),
  ]);
  const after = { ...before, ...Object.fromEntries(told) };
  if (JSON.stringify(after) !== JSON.stringify(before)) offKey.set(after);
}
