import { shopNow } from '../../steadyClock';
import { type Facts, ids, picture } from './facts';
import { moment, number, plain, type Row, row, rowsIn, word, yes } from './values';

/** "09:00:00" as "09:00". */
const clock = (value: unknown) => /^\d{2}:\d{2}/.exec(word(value))?.[0] ?? '';

/** Weekday (0 Sunday) and minute of the day. */
const hereAt = (now: Date) => ({
  day: now.getDay(),
  minute: now.getHours() * 60 + now.getMinutes(),
});

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

interface Hours {
  day: number;
  opening_time: string;
  closing_time: string;
}

const hoursOf = (store: Row): Hours[] =>
  rowsIn(store.schedules).flatMap((one) => {
    const [day, opening_time, closing_time] = [
      number(one.day),
      clock(one.opening_time),
      clock(one.closing_time),
    ];
    return day === null || !opening_time || !closing_time
      ? []
      : [{ day, opening_time, closing_time }];
  });

const isOpenAt = (hours: Hours[], now: Date) => {
  const { day, minute } = hereAt(now);
  return hours.some(
    (one) =>
      one.day === day &&
      minuteOf(one.opening_time) <= minute &&
      minute <= minuteOf(one.closing_time),
  );
};

/** When it opens next within a week, ISO 8601; null when it never does. */
function nextOpening(hours: Hours[], now: Date): string | null {
  const today = hereAt(now);
  const waits = hours.map(({ day, opening_time }) => {
    const wait = ((day - today.day + 7) % 7) * 1440 + minuteOf(opening_time) - today.minute;
    return wait > 0 ? wait : wait + 7 * 1440;
  });
  const minute = Math.floor(now.getTime() / 60_000);
  return waits.length > 0 ? new Date((minute + Math.min(...waits)) * 60_000).toISOString() : null;
}

/** "30-40 min", "1-2 hours" in minutes. */
export function minutesOf(deliveryTime: unknown): [number, number] | null {
  const found = /^\s*(\d+)\s*-\s*(\d+)\s*-?\s*(\w*)/.exec(word(deliveryTime));
  if (!found) return null;
  const unit = /^h/i.test(found[3] ?? '') ? 60 : /^d/i.test(found[3] ?? '') ? 1440 : 1;
  return [Number(found[1]) * unit, Number(found[2]) * unit];
}

/** A store's discount with its moments; null when there is none. */
export function discountOf(value: unknown) {
  const of = row(value);
  if (!number(of.discount)) return null;
  const at = (date: unknown, time: unknown, otherwise: string) =>
    word(date) ? moment(`${word(date).slice(0, 10)} ${clock(time) || otherwise}:00`) : null;
  return {
    ...of,
    start_date: at(of.start_date, of.start_time, '00:00'),
    end_date: at(of.end_date, of.end_time, '23:59'),
  };
}

/** A store's row as the contract has it. `type` is the module's, where the row does not say it. */
export function storeOf(facts: Facts, store: Row, type: string, now = shopNow()) {
  const hours = hoursOf(store);
  const active = store.active === undefined ? yes(store.status ?? 1) : yes(store.active);
  const told = store.open === undefined || store.open === null ? null : yes(store.open);
  const isOpen = (told ?? Number(hours.length === 0 || isOpenAt(hours, now))) === 1 && active === 1;
  const times = minutesOf(store.delivery_time);
  return {
    ...store,
    module_type: word(store.module_type) || word(row(store.module).module_type) || type || null,
    description: plain(store.description),
    logo_full_url: picture(facts, store, 'logo', 'store'),
    cover_photo_full_url: picture(facts, store, 'cover_photo', 'store_cover_photo'),
    active,
    open: isOpen,
    current_opening_time: isOpen ? null : nextOpening(hours, now),
    schedules: hours,
    delivery_time: times ? word(store.delivery_time) : '',
    ...(times && { delivery_time_min: times[0], delivery_time_max: times[1] }),
    discount: discountOf(store.discount),
    category_ids: ids(store.category_ids),
    items_count: number(store.total_items) ?? number(store.items_count) ?? 0,
    distance: number(store.distance),
  };
}
