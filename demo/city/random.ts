import { elementAt } from '../../domain/values/elementAt';
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A number from `min` to `max`. */
  between(min: number, max: number): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True in `probability` of all calls (0 to 1). */
  chance(probability: number): boolean;
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
  /** An independent stream: more draws in one part of a work then leave the other parts as they were. */
  fork(label: string): Random;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** A repeatable stream of random numbers (mulberry32). The same seed gives the same numbers on every machine. */
export function createRandom(seed: number | string): Random {
  const origin = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  let state = origin;

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error('Cannot pick from an empty list');
      return elementAt(list, Math.floor(next() * list.length));
    },
    shuffle: (list) => {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = int(0, index);
        const kept = elementAt(copy, index);
        copy[index] = elementAt(copy, other);
        copy[other] = kept;
      }
      return copy;
    },
    fork: (label) => createRandom(`${origin}/${label}`),
  };
}
