import type { Store } from './catalogue';

type Schedules = Store['schedules'];

const minute = 60_000;
const dayMinutes = 24 * 60;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

// Making a formatter costs a hundred times what using it does, and slots ask hundreds of times.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

interface ClockTime {
  readonly day: number;
  readonly minutes: number;
}

function readClock(at: Date, timeZone: string): ClockTime {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '0';
  return {
    day: weekdays.indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

// All items of a list ask what one moment is on the clock, which takes longer to tell than the rest of an item.
let last: { at: number; timeZone: string; time: ClockTime } | null = null;

/** Weekday (0 Sunday) and minutes since midnight on the shop's clock. */
export function shopClock(at: Date, timeZone: string): ClockTime {
  const moment = at.getTime();
  if (last?.at !== moment || last.timeZone !== timeZone)
    last = { at: moment, timeZone, time: readClock(at, timeZone) };
  return last.time;
}

/** "09:30" or "09:30:00" as minutes since midnight; null when unreadable. */
export function clockMinutes(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})/.exec(time);
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= dayMinutes ? minutes : null;
}

/** Whether a moment lies between two times of day; an end before the start lies on the next day. */
function within(minutes: number, opens: number, closes: number): 'today' | 'overnight' | null {
  if (closes > opens) return minutes >= opens && minutes < closes ? 'today' : null;
  if (minutes >= opens) return 'today';
  return minutes < closes ? 'overnight' : null;
}

/** Whether opening hours cover a moment. Hours past midnight ("18:00" to "02:00") belong to the day they begin. */
export function isOpenAt(schedules: Schedules, at: Date, timeZone: string): boolean {
  const clock = shopClock(at, timeZone);
  return schedules.some(({ day, opening_time, closing_time }) => {
    const opens = clockMinutes(opening_time);
    const closes = clockMinutes(closing_time);
    if (opens === null || closes === null || opens === closes) return false;
    const found = within(clock.minutes, opens, closes);
    if (found === 'today') return day === clock.day;
    return found === 'overnight' && (day + 1) % 7 === clock.day;
  });
}

/** Whether a dish can be had at a moment; empty or unreadable hours mean always. */
export function isWithinHours(from: string, to: string, at: Date, timeZone: string): boolean {
  const opens = clockMinutes(from);
  const closes = clockMinutes(to);
  if (opens === null || closes === null || opens === closes) return true;
  return within(shopClock(at, timeZone).minutes, opens, closes) !== null;
}

export interface Slot {
  /** ISO 8601 in UTC; `start` is what an order carries as `schedule_at`. */
  readonly start: string;
  readonly end: string;
}

export interface SlotRules {
  readonly timeZone: string;
  /** Length of a slot in minutes (`schedule_order_slot_duration`). */
  readonly slotMinutes: number;
  /** Minutes that the store needs at least before the first slot. */
  readonly leadMinutes: number;
  readonly days: number;
}

/** Whether a slot of `length` minutes lies wholly within opening hours. */
const fits = (schedules: Schedules, at: number, length: number, timeZone: string): boolean =>
  [at, at + (length - 1) * minute].every((edge) => isOpenAt(schedules, new Date(edge), timeZone));

const slotLength = (rules: SlotRules) => Math.max(5, rules.slotMinutes);

const isSlotTime = (at: number, length: number, timeZone: string): boolean =>
  shopClock(new Date(at), timeZone).minutes % length === 0;

/** Minutes to the next whole slot time, of which midnight is one; 1 where the clock is changed before it. */
function strideFrom(at: number, length: number, timeZone: string): number {
  const { minutes } = shopClock(new Date(at), timeZone);
  const stride = Math.min(length - (minutes % length), dayMinutes - minutes);
  const then = shopClock(new Date(at + stride * minute), timeZone).minutes;
  return then === (minutes + stride) % dayMinutes ? stride : 1;
}

/** The slots that lie wholly within opening hours, from `now` on, on whole slot times of the shop's clock. */
export function deliverySlots(schedules: Schedules, now: Date, rules: SlotRules): Slot[] {
  const length = slotLength(rules);
  const { timeZone } = rules;
  const last = now.getTime() + rules.days * dayMinutes * minute;
  const slots: Slot[] = [];
  let at = Math.ceil((now.getTime() + rules.leadMinutes * minute) / minute) * minute;
  for (; at < last; at += strideFrom(at, length, timeZone) * minute) {
    if (!isSlotTime(at, length, timeZone) || !fits(schedules, at, length, timeZone)) continue;
    slots.push({
      start: new Date(at).toISOString(),
      end: new Date(at + length * minute).toISOString(),
    });
  }
  return slots;
}

/** Whether `start` is one of the slots that `deliverySlots` lists. */
export function isValidSlot(
  start: string,
  schedules: Schedules,
  now: Date,
  rules: SlotRules,
): boolean {
  const at = Date.parse(start);
  const length = slotLength(rules);
  return (
    at % minute === 0 &&
    at >= now.getTime() + rules.leadMinutes * minute &&
    at < now.getTime() + rules.days * dayMinutes * minute &&
    isSlotTime(at, length, rules.timeZone) &&
    fits(schedules, at, length, rules.timeZone)
  );
}

/** When the store opens next, ISO 8601; null when it never does within a week. */
export function nextOpening(schedules: Schedules, now: Date, timeZone: string): string | null {
  const start = Math.ceil(now.getTime() / minute) * minute;
  const quarter = 15 * minute;
  for (let at = start; at < start + 7 * dayMinutes * minute; at += quarter) {
    if (!isOpenAt(schedules, new Date(at), timeZone)) continue;
    let first = at;
    while (first - minute >= start && isOpenAt(schedules, new Date(first - minute), timeZone)) {
      first -= minute;
    }
    return new Date(first).toISOString();
  }
  return null;
}
