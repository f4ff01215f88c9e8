import { deliverySlots, isOpenAt, isValidSlot, type Slot } from '../catalogue/schedule';
import type { Config } from '../config';

type Hours = Config['courier_hours'];
type Settings = Pick<
  Config,
  'courier_hours' | 'schedule_order' | 'schedule_order_slot_duration' | 'time_zone'
>;

/** How many days ahead a parcel can be planned, as orders can. */
const days = 7;
/** Minutes until a courier stands at the sender's door. */
export const comingMinutes = { least: 10, most: 25 } as const;
/** Minutes that choosing, fetching and riding take at least; a nearer slot is not proposed. */
const proposedMinutes = 60;

const roundTheClock: Hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '00:00',
  closing_time: '24:00',
}));

const hoursOf = ({ courier_hours: hours }: Pick<Config, 'courier_hours'>): Hours =>
  hours.length > 0 ? hours : roundTheClock;

const rulesOf = (settings: Settings, leadMinutes: number) => ({
  timeZone: settings.time_zone,
  slotMinutes: settings.schedule_order_slot_duration,
  leadMinutes,
  days,
});

export const isCourierTime = (settings: Settings, at: Date): boolean =>
  isOpenAt(hoursOf(settings), at, settings.time_zone);

/**
 * The slots in which a parcel can arrive; none where the shop takes no orders for later.
 * @param leadMinutes how far the first one is away, at least
 */
export const parcelSlots = (
  settings: Settings,
  now: Date,
  leadMinutes = proposedMinutes,
): Slot[] =>
  settings.schedule_order === 1
    ? deliverySlots(hoursOf(settings), now, rulesOf(settings, leadMinutes))
    : [];

/**
 * Whether a parcel can arrive in the slot that begins at `start`.
 * @param leadMinutes what its way takes at least
 */
export const isParcelSlot = (
  start: string,
  settings: Settings,
  now: Date,
  leadMinutes: number,
): boolean =>
  settings.schedule_order === 1 &&
  isValidSlot(start, hoursOf(settings), now, rulesOf(settings, leadMinutes));
