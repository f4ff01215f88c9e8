import type { Config } from '../../domain/config';

/** How every day and time is written: by the shop's clock, or else the one that the reader's language knows, with Latin digits. */
const styles = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  weekTime: { weekday: 'short', hour: 'numeric', minute: '2-digit' },
  dayTime: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  weekdayTime: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  },
  dateTime: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type TimeStyle = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

/** `timeformat` of the settings. */
export type Clock = Config['timeformat'];

const cycles = { '': undefined, '12': 'h12', '24': 'h23' } as const;

function formatOf(locale: string, style: TimeStyle, timeZone: string | undefined, clock: Clock) {
  const key = `${locale} ${style} ${timeZone} ${clock}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    ...styles[style],
    timeZone,
    ...('hour' in styles[style] && { hourCycle: cycles[clock] }),
  });
  formats.set(key, made);
  return made;
}

/** A moment in one of the styles; without a zone by the reader's own clock. */
export const written = (
  at: Date,
  locale: string,
  style: TimeStyle,
  timeZone?: string,
  clock: Clock = '',
): string => formatOf(locale, style, timeZone, clock).format(at);

const atClock = (time: string): Date => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(Date.UTC(2000, 0, 1, hour, minute));
};

/** From one time of the day to another, as the wire has them ("09:30:00"). */
export const writtenHours = (from: string, to: string, locale: string, clock: Clock = ''): string =>
  [from, to].map((time) => written(atClock(time), locale, 'time', 'UTC', clock)).join(' – ');
