import { clockMinutes } from '../../domain/catalogue/schedule';
import { meetingSides, withoutTwins } from '../../domain/place/ring';
import type { GeoPoint, OpeningHours } from '../db/schema/columns';
import { BadCell, type Column, column, list } from './cells';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const example = 'must be hours such as "Sun-Thu 10:00-22:00; Fri 16:00-01:00", or "always"';
const wholeDay = { opening_time: '00:00', closing_time: '24:00' };

function daysOf(text: string): number[] {
  if (text === '') return days.map((_, day) => day);
  return text.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map((name) => {
      const day = days.findIndex(
        (known) => known.toLowerCase() === name.trim().slice(0, 3).toLowerCase(),
      );
      if (day < 0) throw new BadCell(`"${name.trim()}" is no day: ${days.join(', ')}`);
      return day;
    });
    if (from === undefined || to === undefined) return [];
    const length = ((to - from + 7) % 7) + 1;
    return Array.from({ length }, (_, step) => (from + step) % 7);
  });
}

function readHours(cell: string): OpeningHours[] {
  if (cell === '') return [];
  if (cell.toLowerCase() === 'always') return days.map((_, day) => ({ day, ...wholeDay }));
  return cell
    .split(';')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const found =
        /^([A-Za-z, -]*?)\s*((?:\d{1,2}:\d{2}\s*-\s*\d{1,2}:\d{2}\s*,?\s*)+|closed)$/.exec(
          part.trim(),
        );
      if (!found) throw new BadCell(`"${part.trim()}" ${example}`);
      const [, names = '', times = ''] = found;
      const spans = [...times.matchAll(/(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})/g)].map(
        ([, opens = '', closes = '']) => {
          const [opening_time, closing_time] = [opens.padStart(5, '0'), closes.padStart(5, '0')];
          if (
            clockMinutes(opening_time) === null ||
            clockMinutes(closing_time) === null ||
            opening_time === closing_time
          )
            throw new BadCell(`"${opens}-${closes}" ${example}`);
          return { opening_time, closing_time };
        },
      );
      return daysOf(names.trim()).flatMap((day) => spans.map((span) => ({ day, ...span })));
    });
}

function writeHours(hours: readonly OpeningHours[]): string {
  const spansOf = (day: number) =>
    hours
      .filter((one) => one.day === day)
      .map(({ opening_time, closing_time }) => `${opening_time}-${closing_time}`)
      .join(', ');
  if (days.every((_, day) => spansOf(day) === '00:00-24:00')) return 'always';
  const runs: { from: number; to: number; spans: string }[] = [];
  for (const day of days.keys()) {
    const spans = spansOf(day);
    const last = runs.at(-1);
    if (last?.spans === spans && last.to === day - 1) last.to = day;
    else runs.push({ from: day, to: day, spans });
  }
  return runs
    .filter(({ spans }) => spans !== '')
    .map(
      ({ from, to, spans }) => `${from === to ? days[from] : `${days[from]}-${days[to]}`} ${spans}`,
    )
    .join('; ');
}

export const openingHours = (about: string): Column<OpeningHours[]> =>
  column<OpeningHours[]>({
    about: `${about}: "Sun-Thu 10:00-22:00; Fri 16:00-01:00" or "always"`,
    isNeeded: true,
    otherwise: [],
    read: readHours,
    write: writeHours,
  });

/** Corners as `[longitude, latitude]`, in JSON. @throws BadCell where they are no border */
export function readRing(cell: string): GeoPoint[] {
  const corners: unknown = JSON.parse(cell);
  const points = Array.isArray(corners)
    ? corners.flatMap((corner: unknown) => {
        const [lng, lat]: unknown[] = Array.isArray(corner) ? corner : [];
        return typeof lng === 'number' && typeof lat === 'number' ? [{ lng, lat }] : [];
      })
    : [];
  const isWorld = points.every(({ lng, lat }) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90);
  if (points.length < 3 || !isWorld)
    throw new BadCell('must be a polygon of three corners or more, [longitude, latitude] each');
  const sides = meetingSides(withoutTwins(points));
  if (sides) {
    const [one, other] = sides.map((side) => side + 1);
    throw new BadCell(
      `has a border that crosses or touches itself: the side behind corner ${one} meets the side behind corner ${other}`,
    );
  }
  return points;
}

/** Corners of a zone as `[longitude, latitude]`, in JSON: what zones.geojson holds. */
export const ring = (about: string): Column<GeoPoint[]> =>
  column<GeoPoint[]>({
    about,
    isNeeded: true,
    otherwise: [],
    read: readRing,
    write: (corners) => JSON.stringify(corners.map(({ lng, lat }) => [lng, lat])),
  });

/** Columns whose cells name pictures: files beside the table, or addresses. */
const ofPictures = new WeakSet<object>();
export const holdsPictures = (one: object): boolean => ofPictures.has(one);

function readPicture(cell: string): string {
  if (cell !== '' && !/^(\/|https?:\/\/)/.test(cell))
    throw new BadCell(`"${cell}" is no picture: a file of the folder, or an address`);
  return cell;
}

export function picture(about: string): Column<string> {
  const made = column({
    about: `${about}: a file of the folder, or an address`,
    otherwise: '',
    read: readPicture,
    write: (value) => value,
  });
  ofPictures.add(made);
  return made;
}

export function pictureList(about: string): Column<string[]> {
  const made = list(`${about}: files of the folder, or addresses`, readPicture, (value) => value);
  ofPictures.add(made);
  return made;
}
