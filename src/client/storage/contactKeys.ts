import * as v from 'valibot';
import { id, text } from '../../../domain/wire/fields';
import { recentOrdersKey } from './recentOrders';
import { recentTripsKey } from './recentTrips';
import { jsonKey } from './storage';

export type Opened = 'order' | 'trip';

const given = v.object({ kind: v.picklist(['order', 'trip']), id, contact: text });

/** Phone numbers with which orders and trips were opened here, so that no address has to hold them; newest first. */
export const givenContactsKey = jsonKey('given-contacts', v.array(given));

const most = 20;

export function keepContact(kind: Opened, id: number, contact: string): void {
  const others = (givenContactsKey.get() ?? []).filter(
    (known) => known.kind !== kind || known.id !== id,
  );
  givenContactsKey.set([{ kind, id, contact }, ...others].slice(0, most));
}

export function contactOf(kind: Opened, id: number): string | null {
  const typed = (givenContactsKey.get() ?? []).find((one) => one.kind === kind && one.id === id);
  const placed = kind === 'order' ? recentOrdersKey.get() : recentTripsKey.get();
  return typed?.contact || placed?.find((one) => one.id === id)?.contactNumber || null;
}
