import type { Plain } from '../../model/chart';
import { isKeyTold, mask, type Openness } from '../../model/mask';
import type { Verdict } from '../../reasons/verdict';

type Path = (string | number)[];

/** One value that was looked at. */
interface Read {
  path: Path;
  value: unknown;
}

/** Above this a guard weighs many things, and what each of them is would say little. */
const few = 3;

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value)));

/** Values that note what is looked at within them. Whoever asks twice for the same object is given the same. */
export function createReader() {
  const reads = new Map<string, Read>();
  const views = new WeakMap<object, object>();

  const note = (path: Path, value: unknown) => {
    // What was only passed on the way to something within is not what was looked at.
    reads.delete(path.slice(0, -1).join('.'));
    const key = path.join('.');
    reads.delete(key);
    reads.set(key, { path, value });
  };

  const viewed = (value: unknown, path: Path): unknown => {
    if (!isBranch(value)) return value;
    const known = views.get(value);
    if (known) return known;
    // Not of the value itself: of one that is frozen nothing else than its own parts may be given.
    const view = new Proxy(Array.isArray(value) ? [] : {}, {
      get: (_, key) => {
        const one: unknown = Reflect.get(value, key);
        if (typeof key === 'symbol' || typeof one === 'function') return one;
        const below = [...path, Array.isArray(value) && /^\d+$/.test(key) ? Number(key) : key];
        note(below, one);
        return viewed(one, below);
      },
      has: (_, key) => Reflect.has(value, key),
      ownKeys: () => Reflect.ownKeys(value),
      getOwnPropertyDescriptor: (_, key) => {
        const own = Reflect.getOwnPropertyDescriptor(value, key);
        return own && { ...own, configurable: key !== 'length' || !Array.isArray(value) };
      },
    });
    views.set(value, view);
    return view;
  };

  return { viewed, reads: (): Read[] => [...reads.values()] };
}

/** A value as it may leave the page from where it stands; an object says only that it is there. */
function masked({ path, value }: Read, open: Openness): Plain {
  if (typeof value === 'object' && value !== null) return {};
  const whole = path.reduceRight<unknown>(
    (below, part) => (typeof part === 'number' ? [below] : { [part]: below }),
    value,
  );
  return path.reduce<Plain>(
    (within, part) => {
      if (typeof within !== 'object' || within === null) return within;
      if (Array.isArray(within)) return within[0] ?? null;
      return within[part] ?? null;
    },
    mask(whole, open),
  );
}

/** What was looked at, as it may leave the page: paths and values of a few things, and the path of the last. */
export function tellReads(reads: readonly Read[], open: Openness): Pick<Verdict, 'read' | 'last'> {
  const keys = reads.map(({ path }) => path.join('.'));
  // How long a list is says nothing where something in it was looked at.
  const known = reads.filter(({ path }, place) => {
    if (keys[place] === 'event.type') return false;
    if (path.at(-1) !== 'length') return true;
    const list = path.slice(0, -1).join('.');
    return !keys.some((key, other) => other !== place && key.startsWith(`${list}.`));
  });
  const told = known.filter(({ path }) =>
    path.every((part) => typeof part === 'number' || isKeyTold(part, open)),
  );
  const last = told.at(-1);
  if (!last || known.at(-1) !== last) return {};
  if (known.length > few) return { last: last.path.join('.') };
  return { read: told.map((one) => [one.path.join('.'), masked(one, open)]) };
}
