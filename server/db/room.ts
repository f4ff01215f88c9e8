import { statfsSync } from 'node:fs';
import { StartError } from '../env';

const lookMilliseconds = 1_000;
/** A look that is younger says it still. */
const freshMilliseconds = 100;
const tellMilliseconds = 60_000;

/** `enough`; `little`: the shop takes nothing in; `none`: the database itself writes nothing any more. */
type Space = 'enough' | 'little' | 'none';

/** Free space where the embedded database lies: it cannot go on from a write that found none. */
interface Room {
  hasRoom(): boolean;
  close(): void;
}

interface RoomParts {
  folder: string;
  reserveMegabytes: number;
  /** Lets the database write or not. */
  letWrite(mayWrite: boolean): Promise<void>;
  freeBytes?: (folder: string) => number;
  say?: (line: string) => void;
}

const megabyte = 1024 * 1024;

export const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Opening a database writes too: on a full disk it would never end. */
export const isEnoughToOpen = (free: number, reserveMegabytes: number): boolean =>
  free >= (reserveMegabytes * megabyte) / 4;

export class NoRoom extends StartError {
  constructor(folder: string, free: number) {
    super(`${folder} has ${Math.floor(free / megabyte)} MB left, too little to open its database`);
  }
}

/** Looks each second, and before each write, how much is free; says so once a minute while it is too little. */
export function watchRoom(parts: RoomParts): Room {
  const {
    folder,
    reserveMegabytes,
    letWrite,
    freeBytes = freeBytesOf,
    say = console.error,
  } = parts;
  const reserve = reserveMegabytes * megabyte;
  let space: Space = 'enough';
  let mayWrite = true;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let toldAt = Number.NEGATIVE_INFINITY;

  const spaceOf = (free: number): Space =>
    free >= reserve ? 'enough' : isEnoughToOpen(free, reserveMegabytes) ? 'little' : 'none';

  const look = () => {
    lookedAt = performance.now();
    const free = freeBytes(folder);
    const before = space;
    space = spaceOf(free);
    if (space === 'enough') {
      if (before !== 'enough') say(`${folder} has room again: the shop takes orders`);
      toldAt = Number.NEGATIVE_INFINITY;
    } else if (lookedAt - toldAt >= tellMilliseconds) {
      toldAt = lookedAt;
      say(
        `${folder} has ${Math.floor(free / megabyte)} MB left, less than the ${reserveMegabytes} of DISK_RESERVE_MB: ` +
          'the shop shows what it has and takes nothing in until there is room',
      );
    }
    const wanted = space !== 'none';
    if (wanted === mayWrite) return;
    mayWrite = wanted;
    letWrite(wanted).catch(() => {
      // Tried again with the next look.
      mayWrite = !wanted;
    });
  };

  look();
  const timer = setInterval(look, lookMilliseconds);
  timer.unref();
  return {
    hasRoom: () => {
      if (performance.now() - lookedAt >= freshMilliseconds) look();
      return space === 'enough';
    },
    close: () => clearInterval(timer),
  };
}
