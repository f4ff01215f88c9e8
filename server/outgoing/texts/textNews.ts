import { eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import type { OrderType } from '../../../domain/orders/order';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { t } from '../../locales/t';
import { takenBack } from '../../orders/reasons';
import { findOrder, type OrderRow } from '../../orders/store';
import type { TripRow } from '../../rental/trips/store';
import { heldBack } from '../heldBack';
import type { OutgoingRow } from '../queue';

/** What somebody is sent, before it is set: their number as they gave it, and whose page it leads to. */
export interface TextNews {
  readonly kind: 'order' | 'trip';
  readonly row: OrderRow | TripRow;
  readonly language: Language;
  readonly sentences: readonly Localized[];
}

const money = {
  wallet: t('The money is back in your wallet.'),
  provider: t('The money goes back the way it came.'),
  cash: t('The money is given back in cash.'),
};
const backOf = ({ refundedTo }: OrderRow | TripRow) => (refundedTo ? [money[refundedTo]] : []);

type Saying = (id: number) => Localized;
const placed: Record<'parcel' | 'other', Saying> = {
  parcel: (id) => t('We have your parcel {id}.', { id }),
  other: (id) => t('We have your order {id}.', { id }),
};
const onTheWay: Record<'parcel' | 'other', Saying> = {
  parcel: (id) => t('Your parcel {id} is on its way.', { id }),
  other: (id) => t('Your order {id} is on its way.', { id }),
};
const arrived: Record<'parcel' | 'other', Saying> = {
  parcel: (id) => t('Your parcel {id} has arrived.', { id }),
  other: (id) => t('Your order {id} has arrived.', { id }),
};
const canceled: Record<'parcel' | 'other', Saying> = {
  parcel: (id) => t('Your parcel {id} was cancelled.', { id }),
  other: (id) => t('Your order {id} was cancelled.', { id }),
};
const failed: Record<'parcel' | 'other', Saying> = {
  parcel: (id) => t('Your parcel {id} could not be delivered.', { id }),
  other: (id) => t('Your order {id} could not be delivered.', { id }),
};
const ready: Saying = (id) => t('Your order {id} is ready to be picked up.', { id });

const ended: readonly string[] = ['delivered', 'canceled', 'failed'];

/** What is said of an order that has entered a state; null where nobody is told, or where it has gone on since. */
function saidOf(row: OrderRow, what: string): Localized | null {
  const type: OrderType = row.orderType;
  const kind = type === 'parcel' ? 'parcel' : 'other';
  switch (what) {
    case 'pending':
      return ended.includes(row.status) ? null : placed[kind](row.id);
    case 'handover':
      return type === 'take_away' && row.status === what ? ready(row.id) : null;
    case 'picked_up':
      return type !== 'take_away' && row.status === what ? onTheWay[kind](row.id) : null;
    case 'delivered':
      // Who takes it away has it in their hands.
      return type === 'take_away' ? null : arrived[kind](row.id);
    case 'canceled':
      // Who takes an order back to change it has done so a second ago.
      return row.cancellationReason === takenBack.en ? null : canceled[kind](row.id);
    case 'failed':
      return failed[kind](row.id);
    default:
      return null;
  }
}

async function ofOrder(deps: Deps, id: number, what: string): Promise<TextNews | 'later' | null> {
  const row = await findOrder(deps.db, id);
  const said = row ? saidOf(row, what) : null;
  if (!row || said === null) return null;
  const held = heldBack(row, what);
  if (held !== 'no') return held === 'later' ? held : null;
  const sentences = [said, ...(what === 'canceled' ? backOf(row) : [])];
  return { kind: 'order', row, language: row.language, sentences };
}

const ofTrips: Readonly<Record<string, Saying>> = {
  confirmed: (id) => t('Your trip {id} is confirmed.', { id }),
  completed: (id) => t('Your trip {id} is over. Thank you!', { id }),
  canceled: (id) => t('Your trip {id} was cancelled.', { id }),
};

async function ofTrip(deps: Deps, id: number, what: string): Promise<TextNews | null> {
  const said = ofTrips[what]?.(id);
  if (!said) return null;
  const [row] = await deps.db.select().from(trips).where(eq(trips.id, id));
  if (!row || (what === 'confirmed' && row.status !== what)) return null;
  const sentences = [said, ...(what === 'canceled' ? backOf(row) : [])];
  return { kind: 'trip', row, language: row.language, sentences };
}

/** What is said by text message about something that has happened; null where that is told by nobody's phone. */
export async function textNewsOf(
  deps: Deps,
  { subject, about, what }: OutgoingRow,
): Promise<TextNews | 'later' | null> {
  if (subject === 'order') return ofOrder(deps, about, what);
  return subject === 'trip' ? ofTrip(deps, about, what) : null;
}
