import { elementAt } from '../elementAt';
import type { Arc, Explored } from '../explore';
import type { Divergence } from '../run';
import type { Take } from '../taking';
import { outward, placeOf } from './lines';
import type { AlsoStep, Approved } from './text';
import { Walker } from './walk';
import { type Wording, wordingOf } from './wording';

/** Where approved steps lead, by where they begin and what happens; and by the place, what else they show outside of it. */
export type Book = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

export const stepKey = (before: string | null, cause: string): string =>
  before === null ? cause : `${before} — ${cause}`;

export function bookOf(approved: Approved | null): Book {
  const book = new Map<string, Map<string, Set<string>>>();
  const add = (key: string, place: string, lines: readonly string[]) => {
    const places = book.get(key) ?? new Map<string, Set<string>>();
    book.set(key, places);
    places.set(place, (places.get(place) ?? new Set()).add(outward(lines).join('\n')));
  };
  for (const { steps } of approved?.paths ?? [])
    for (const [index, { cause, place, lines }] of steps.entries())
      add(stepKey(steps[index - 1]?.place ?? null, cause), place, lines);
  for (const { step, place, lines } of approved?.also ?? []) add(step, place, lines);
  return book;
}

function* stepsOf({ configurations }: Explored, path: readonly Arc[], wording: Wording) {
  let before: string | null = null;
  for (const [step, arc] of path.entries()) {
    const place = placeOf(elementAt(configurations, arc.to).snapshot, wording);
    yield { step, key: stepKey(before, wording.cause(arc.cause)), place };
    before = place;
  }
}

/** Steps of paths on screens that no approved path takes, each by its own text. */
export function alsoOf(
  approved: Approved,
  explored: Explored,
  paths: readonly (readonly Arc[])[],
): Map<string, AlsoStep> {
  const book = bookOf({ ...approved, also: [] });
  const walker = new Walker(explored.model);
  const { wording } = walker;
  const found = new Map<string, AlsoStep>();
  for (const path of paths) {
    const seen = walker.walk(
      path.map(({ cause }) => wording.cause(cause)),
      () => false,
    );
    for (const { step, key, place } of stepsOf(explored, path, wording)) {
      const observed = elementAt(seen, step);
      if (observed.impossible !== undefined)
        throw new Error(`${explored.model.name}: ${key}: ${observed.impossible}`);
      const lines = outward(observed.lines);
      const text = lines.join('\n');
      if (!book.get(key)?.get(place)?.has(text))
        found.set([key, place, text].join('\n'), { step: key, place, lines });
    }
  }
  return found;
}

/** Takes paths as far as they lead where people agreed that they do; what nobody was asked about is taken as it is. */
export function whereApproved(take: Take, explored: Explored, approved: Approved): Take {
  const wording = wordingOf(explored.model);
  const book = bookOf(approved);
  return async (path, watch) => {
    for (const { step, key, place } of stepsOf(explored, path, wording)) {
      const places = book.get(key);
      if (places && !places.has(place)) return strayOf(step, key, place, places);
    }
    return take(path, watch);
  };
}

/** Where approved paths lead on, by the configuration in which a machine is then and by what happens. */
function placesFrom({ arcs, configurations }: Explored, approved: Approved, wording: Wording) {
  const leaving = new Map<string, Arc[]>();
  for (const arc of arcs) {
    const key = `${arc.from} ${wording.cause(arc.cause)}`;
    leaving.set(key, [...(leaving.get(key) ?? []), arc]);
  }
  const places = new Map<string, Set<string>>();
  for (const { steps } of approved.paths) {
    let at: number | null | undefined = null;
    for (const { cause, place } of steps) {
      const key: string = `${at} ${cause}`;
      places.set(key, (places.get(key) ?? new Set()).add(place));
      at = leaving
        .get(key)
        ?.find(({ to }) => placeOf(elementAt(configurations, to).snapshot, wording) === place)?.to;
      if (at === undefined) break;
    }
  }
  return places;
}

/**
 * Takes any paths as far as they lead where approved ones do from the same configuration: what was before it makes no
 * difference, and so a path that nobody has approved is held to nothing that holds for others alone.
 */
export function amongApproved(take: Take, explored: Explored, approved: Approved): Take {
  const wording = wordingOf(explored.model);
  const known = placesFrom(explored, approved, wording);
  return async (path, watch) => {
    for (const { step, key, place } of stepsOf(explored, path, wording)) {
      const arc = elementAt(path, step);
      const places = known.get(`${arc.from} ${wording.cause(arc.cause)}`);
      if (places && !places.has(place)) return strayOf(step, key, place, places);
    }
    return take(path, watch);
  };
}

const strayOf = (
  step: number,
  key: string,
  place: string,
  places: { keys(): Iterable<string> } | undefined,
): Divergence => ({
  step,
  expected: places ? [...places.keys()].join(', or ') : null,
  found: place,
  isStray: true,
  wrong: places ? `after ${key}` : `nobody has approved where this leads: ${key}`,
});

/**
 * Takes paths on screens as far as they lead where people agreed that they do: what the machine under test would say of
 * itself is not believed.
 */
export function asApproved(take: Take, explored: Explored, approved: Approved | null): Take {
  const wording = wordingOf(explored.model);
  const book = bookOf(approved);
  return async (path, watch) => {
    for (const { step, key, place } of stepsOf(explored, path, wording)) {
      const places = book.get(key);
      if (!places?.has(place)) return strayOf(step, key, place, places);
    }
    return take(path, watch);
  };
}
