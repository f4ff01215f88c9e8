import type { AppCall } from './call';

export interface ShopTime {
  readonly now: Date;
  readonly timeZone: string;
}

export async function shopTimeOf({ deps }: AppCall): Promise<ShopTime> {
  return { now: deps.clock.now(), timeZone: await deps.settings.timeZone() };
}

/** 'Y-m-d' and 'H:i:s' of a moment in the shop's own time. */
export const partsOf = (moment: Date, { timeZone }: Pick<ShopTime, 'timeZone'>) => {
  // Swedish dates are written as ISO 8601 writes them.
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(moment)
    .split(' ');
  return { day, time };
};

/** 'Y-m-d' of a moment in the shop's own time; '' for none. */
export const dayOf = (moment: string | null, shop: ShopTime): string =>
  moment === null ? '' : partsOf(new Date(moment), shop).day;

/** 'Y-m-d H:i:s' in the shop's own time. */
export const stampOf = (moment: string | null, shop: ShopTime): string | null => {
  if (moment === null) return null;
  const { day, time } = partsOf(new Date(moment), shop);
  return `${day} ${time}`;
};

/** "09:00" as 'H:i:s'. */
export const clockText = (time: string, otherwise = '00:00:00'): string =>
  time === '' ? otherwise : /^\d\d:\d\d$/.test(time) ? `${time}:00` : time;

/**
 * 'Y-m-d H:i' of the shop's own time as a moment; what is written otherwise stays as it is. An hour that a change of the
 * clocks leaves out counts as the one after it.
 */
export function momentIn(text: string, timeZone: string): string {
  const written = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/.exec(text);
  if (!written) return text;
  const wanted = Date.parse(`${written[1]}T${written[2]}${written[3] ?? ':00'}Z`);
  const shown = (at: number) => {
    const { day, time } = partsOf(new Date(at), { timeZone });
    return Date.parse(`${day}T${time}Z`);
  };
  const near = wanted - (shown(wanted) - wanted);
  return new Date(near - (shown(near) - wanted)).toISOString();
}
