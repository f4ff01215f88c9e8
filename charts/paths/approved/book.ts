import { elementAt } from '../elementAt';
import type { Arc, Explored } from '../explore';
import type { Divergence } from '../run';
import type { Take } from '../taking';
import { placeOf } from './lines';
import type { Approved } from './text';
import { type Wording, wordingOf } from './wording';

/** Where approved steps lead, by where they begin and what happens. */
type Book = ReadonlyMap<string, ReadonlySet<string>>;

const keyOf = (before: string | null, cause: string): string =>
  before === null ? cause : `${before} — ${cause}`;

function bookOf({ paths, also }: Approved): Book {
  const book = new Map<string, Set<string>>();
  const add = (key: string, place: string) =>
    book.set(key, (book.get(key) ?? new Set()).add(place));
  for (const { steps } of paths)
    for (const [index, { cause, place }] of steps.entries())
      add(keyOf(steps[index - 1]?.place ?? null, cause), place);
  for (const [key, place] of also) add(key, place);
  return book;
}

function* stepsOf({ configurations }: Explored, path: readonly Arc[], wording: Wording) {
  let before: string | null = null;
  for (const [step, arc] of path.entries()) {
    const place = placeOf(elementAt(configurations, arc.to).snapshot, wording);
    yield { step, key: keyOf(before, wording.cause(arc.cause)), place };
    before = place;
  }
}

/** Steps of paths on screens that no approved path takes. */
export function alsoOf(
  approved: Approved,
  explored: Explored,
  paths: readonly (readonly Arc[])[],
): [string, string][] {
  const book = bookOf({ ...approved, also: [] });
  const wording = wordingOf(explored.model);
  const found = new Map<string, [string, string]>();
  for (const path of paths)
    for (const { key, place } of stepsOf(explored, path, wording))
      if (!book.get(key)?.has(place)) found.set(`${key} ${place}`, [key, place]);
  return [...found.values()];
}

/** Takes paths as far as they lead where people agreed that they do; what nobody was asked about is taken as it is. */
export function whereApproved(take: Take, explored: Explored, approved: Approved): Take {
  const wording = wordingOf(explored.model);
  const book = bookOf(approved);
  return async (path, watch) => {
    for (const { step, key, place } of stepsOf(explored, path, wording)) {
      const places = book.get(key);
      if (places && !places.has(place))
        return { step, expected: [...places].join(', or '), found: place, wrong: `after ${key}` };
    }
    return take(path, watch);
  };
}

/**
 * Takes paths on screens as far as they lead where people agreed that they do: what the machine under test would say of
 * itself is not believed.
 */
export function asApproved(take: Take, explored: Explored, approved: Approved | null): Take {
  const wording = wordingOf(explored.model);
  const book = bookOf(approved ?? { title: '', figures: [], states: [], paths: [], also: [] });
  return async (path, watch) => {
    for (const { step, key, place } of stepsOf(explored, path, wording)) {
      const places = book.get(key);
      if (places?.has(place)) continue;
      const stray: Divergence = {
        step,
        expected: places ? [...places].join(', or ') : null,
        found: place,
        wrong: places ? `after ${key}` : `nobody has approved where this leads: ${key}`,
      };
      return stray;
    }
    return take(path, watch);
  };
}
