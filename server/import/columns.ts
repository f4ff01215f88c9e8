import { clockMinutes } from '../../domain/catalogue/schedule';
import { isOneOf } from '../../domain/values/entries';
import type { Millis } from '../../domain/values/money';
import { phoneOf } from '../../domain/values/phone';
import { fromClock } from '../../domain/values/shopTime';
import { BadCell, type Column, column, type Kind, list } from './cells';

export const line = (
  about: string,
  {
    isNeeded = false,
    pattern = /^/,
    wanted = '',
  }: { isNeeded?: boolean; pattern?: RegExp; wanted?: string } = {},
): Column<string> =>
  column({
    about,
    isNeeded,
    otherwise: '',
    read: (cell) => {
      if (!pattern.test(cell)) throw new BadCell(`"${cell}" must be ${wanted}`);
      return cell;
    },
    write: (value) => value,
  });

/** As it is kept, called and compared elsewhere; people sign in by it. */
export const phone = (about: string): Column<string> =>
  column({
    about,
    isNeeded: true,
    otherwise: '',
    read: (cell) => {
      const found = cell.startsWith('+') ? phoneOf(cell, '') : null;
      if (found === null)
        throw new BadCell(`"${cell}" must be a phone number that begins with + and the country`);
      return found;
    },
    write: (value) => value,
  });

/** A decimal with a point as whole thousandths, exactly as it is written. */
function thousandths(cell: string): Millis {
  const found = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(cell);
  if (!found)
    throw new BadCell(`"${cell}" must be a number such as 12.50, with three decimals at most`);
  const [, whole = '', rest = ''] = found;
  return Number(whole) * 1000 + Number(rest.padEnd(3, '0'));
}
const decimal = (value: Millis) => String(value / 1000);

export const amount = (about: string, isNeeded = false): Column<Millis> =>
  column({ about, isNeeded, otherwise: 0, read: thousandths, write: decimal });

export const amountOrNone = (about: string): Column<Millis | null> =>
  column<Millis | null>({
    about,
    otherwise: null,
    read: (cell) => (cell === '' ? null : thousandths(cell)),
    write: (value) => (value === null ? '' : decimal(value)),
  });

export const percent = (about: string): Column<Millis> =>
  column({
    about: `${about}, in percent`,
    otherwise: 0,
    read: (cell) => {
      const value = thousandths(cell.replace(/\s*%$/, ''));
      if (value > 100_000) throw new BadCell(`"${cell}" must be 100 at most`);
      return value;
    },
    write: decimal,
  });

function whole(cell: string): number {
  if (!/^\d{1,9}$/.test(cell)) throw new BadCell(`"${cell}" must be a whole number`);
  return Number(cell);
}

export const count = (about: string, otherwise = 0, isNeeded = false): Column<number> =>
  column({ about, isNeeded, otherwise, read: whole, write: String });

export const countOrNone = (about: string): Column<number | null> =>
  column<number | null>({
    about,
    otherwise: null,
    read: (cell) => (cell === '' ? null : whole(cell)),
    write: (value) => (value === null ? '' : String(value)),
  });

export const degrees = (about: string, most: 90 | 180): Column<number> =>
  column({
    about: `${about}, degrees (WGS 84)`,
    isNeeded: true,
    otherwise: 0,
    read: (cell) => {
      const value = Number(cell);
      if (!/^-?\d{1,3}(\.\d+)?$/.test(cell) || Math.abs(value) > most)
        throw new BadCell(`"${cell}" must be degrees from -${most} to ${most}`);
      return value;
    },
    write: String,
  });

const yes = ['yes', 'y', 'true', '1', 'on'];
const no = ['no', 'n', 'false', '0', 'off'];

export const flag = (about: string, otherwise: boolean): Column<boolean> =>
  column({
    about: `${about}: yes or no (${otherwise ? 'yes' : 'no'} when empty)`,
    otherwise,
    read: (cell) => {
      const said = cell.toLowerCase();
      if (yes.includes(said)) return true;
      if (no.includes(said)) return false;
      throw new BadCell(`"${cell}" must be yes or no`);
    },
    write: (value) => (value ? 'yes' : 'no'),
  });

export const oneOf = <const Name extends string>(
  about: string,
  names: readonly [Name, ...Name[]],
  isNeeded = false,
): Column<Name> =>
  column<Name>({
    about: `${about}: ${names.filter(Boolean).join(', ')}`,
    isNeeded,
    otherwise: names[0],
    read: (cell) => {
      if (!isOneOf(names, cell))
        throw new BadCell(`"${cell}" must be one of ${names.filter(Boolean).join(', ')}`);
      return cell;
    },
    write: (value) => value,
  });

type Edge = 'begins' | 'ends';

const dayBehind = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A day alone is one by the shop's clock: what ends with it has all of it. */
function readMoment(cell: string, edge: Edge, timeZone: string): Date {
  const [, day = '', time] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.exec(cell) ??
    [];
  // The 30th of February would be taken for a day of March.
  const known = new Date(day);
  const isDay = !Number.isNaN(known.getTime()) && known.toISOString().startsWith(day);
  const midnight = () => fromClock(`${edge === 'ends' ? dayBehind(day) : day}T00:00`, timeZone);
  const moment = day && isDay ? new Date((time ? cell : midnight()) ?? '') : null;
  if (!moment || Number.isNaN(moment.getTime()))
    throw new BadCell(`"${cell}" must be a date such as 2026-12-31 or 2026-12-31T18:00:00Z`);
  return moment;
}

export const instant = (about: string, edge: Edge): Column<Date> =>
  column({
    about,
    isNeeded: true,
    otherwise: new Date(0),
    read: (cell, { timeZone }) => readMoment(cell, edge, timeZone),
    write: (value) => value.toISOString(),
  });

export const instantOrNone = (about: string, edge: Edge): Column<Date | null> =>
  column<Date | null>({
    about,
    otherwise: null,
    read: (cell, { timeZone }) => (cell === '' ? null : readMoment(cell, edge, timeZone)),
    write: (value) => value?.toISOString() ?? '',
  });

/** "10:00", as two of them are compared: "9:30" and "09:30:00" are "09:30". */
export const clock = (about: string): Column<string> =>
  column({
    about,
    otherwise: '',
    read: (cell) => {
      if (cell === '') return '';
      const [, time = ''] = /^(\d{1,2}:[0-5]\d)(?::[0-5]\d)?$/.exec(cell) ?? [];
      if (clockMinutes(time) === null) throw new BadCell(`"${cell}" must be a time such as 09:30`);
      return time.padStart(5, '0');
    },
    write: (value) => value,
  });

export const reference = (kind: Kind, about: string): Column<number> =>
  column({
    about: `${about}: key of a ${kind}`,
    isNeeded: true,
    otherwise: 0,
    read: (cell, finder) => finder.idOf(kind, cell),
    write: (id, finder) => finder.keyOf(kind, id),
  });

export const referenceOrNone = (kind: Kind, about: string): Column<number | null> =>
  column<number | null>({
    about: `${about}: key of a ${kind}`,
    otherwise: null,
    read: (cell, finder) => (cell === '' ? null : finder.idOf(kind, cell)),
    write: (id, finder) => (id === null ? '' : finder.keyOf(kind, id)),
  });

export const references = (kind: Kind, about: string): Column<number[]> =>
  list(
    `${about}: keys of ${kind === 'category' ? 'categories' : `${kind}s`}`,
    (key, finder) => finder.idOf(kind, key),
    (id, finder) => finder.keyOf(kind, id),
  );
