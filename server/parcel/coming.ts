import { comingMinutes } from '../../domain/parcel/parcelTimes';

/** Minutes until a parcel is there, if its way takes so many seconds. */
export function parcelMinutes(seconds: number): { least: number; most: number } {
  const ride = Math.ceil(seconds / 60);
  return { least: comingMinutes.least + ride, most: comingMinutes.most + ride };
}
